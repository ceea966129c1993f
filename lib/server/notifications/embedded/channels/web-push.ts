import webPush from 'web-push'

// A module of the older kind, whose names Node finds on its default alone; tests would find them either way.
export const { generateRequestDetails, generateVAPIDKeys } = webPush
