const hourMs = 60 * 60_000
const slotMs = 3 * hourMs
const jakartaOffsetMs = 7 * hourMs
const slotCount = 23

/** What the agency says, slot after slot, from the morning on. */
const sequence = [
  { weather: 2, weather_desc: 'Cerah Berawan', weather_desc_en: 'Partly Cloudy', t: 24, hu: 80 },
  { weather: 61, weather_desc: 'Hujan Ringan', weather_desc_en: 'Light Rain', t: 25, hu: 78 },
  { weather: 63, weather_desc: 'Hujan Sedang', weather_desc_en: 'Moderate Rain', t: 23, hu: 86 },
  { weather: 3, weather_desc: 'Berawan', weather_desc_en: 'Mostly Cloudy', t: 21, hu: 90 },
  { weather: 0, weather_desc: 'Cerah', weather_desc_en: 'Clear', t: 19, hu: 92 },
  { weather: 10, weather_desc: 'Udara Kabur', weather_desc_en: 'Mist/Haze', t: 20, hu: 91 },
  { weather: 97, weather_desc: 'Hujan Petir', weather_desc_en: 'Thunderstorm', t: 22, hu: 88 },
] as const

const places: Record<string, { desa: string; kecamatan: string; kotkab: string }> = {
  '32.73.09.1003': { desa: 'Citarum', kecamatan: 'Bandung Wetan', kotkab: 'Kota Bandung' },
  '32.71.03.1007': { desa: 'Tegallega', kecamatan: 'Bogor Tengah', kotkab: 'Kota Bogor' },
}

const secondsText = (time: number) => new Date(time).toISOString().slice(0, 19)

/** Start of the three hours that a moment lies in. */
const slotStart = (time: number) => Math.floor(time / slotMs) * slotMs

function slot(time: number, at: number) {
  const { t, hu, ...condition } = sequence[at % sequence.length] ?? sequence[0]
  return {
    datetime: `${secondsText(time)}Z`,
    t,
    tcc: 92,
    tp: 0.1,
    ...condition,
    wd_deg: 232,
    wd: 'SW',
    wd_to: 'NE',
    ws: 6.9,
    hu,
    vs: null,
    vs_text: null,
    time_index: `${at}-${at + 1}`,
    analysis_date: secondsText(slotStart(time)),
    image: 'https://api-apps.bmkg.go.id/storage/icon/cuaca/cerah berawan-am.svg',
    utc_datetime: secondsText(time).replace('T', ' '),
    local_datetime: secondsText(time + jakartaOffsetMs).replace('T', ' '),
  }
}

/**
 * An answer as BMKG's public forecast gives it: the slot that `now` lies in and three days more, in arrays of one Jakarta day each,
 * of which the first and the last are short; names of icons with spaces; sight often null.
 */
export function bmkgResponse(villageCode: string, now = Date.now()) {
  const days = new Map<string, ReturnType<typeof slot>[]>()
  for (let at = 0; at < slotCount; at += 1) {
    const each = slot(slotStart(now) + at * slotMs, at)
    const day = each.local_datetime.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), each])
  }
  const lokasi = {
    adm1: villageCode.slice(0, 2),
    adm2: villageCode.slice(0, 5),
    adm3: villageCode.slice(0, 8),
    adm4: villageCode,
    provinsi: 'Jawa Barat',
    ...(places[villageCode] ?? {
      desa: `Desa ${villageCode.slice(-4)}`,
      kecamatan: 'Kecamatan Contoh',
      kotkab: 'Kabupaten Contoh',
    }),
    lon: 107.6187,
    lat: -6.9025,
    timezone: 'Asia/Jakarta',
  }
  return {
    lokasi,
    data: [{ lokasi: { ...lokasi, timezone: '+0700', type: 'adm4' }, cuaca: [...days.values()] }],
  }
}
