import { skyStatement } from '@/lib/sky'
import { appearanceToggles, veryLargePercent } from './apply-settings'
import { letterSpacings, textAligns } from './settings'
import { settingsCookie } from './settings-cookie'

const list = (values: readonly unknown[]) => JSON.stringify(values)

/**
 * A script that applies the hour's sky and the saved settings before the first paint: `applySettings(parseSettings(readSavedText()), <html>)` in
 * a few lines without imports, because no bundle has arrived by then. A test compares the two. It contains no personal data, so its hash is
 * the same for everyone.
 */
export const firstPaintScript = [
  `(d=>{${skyStatement}try{`,
  `let m=document.cookie.match(/(?:^|; )${settingsCookie}=([^;]*)/),`,
  "a=(n,v)=>d.setAttribute('data-'+n,v),",
  "n=v=>typeof v=='number'&&isFinite(v),",
  'k=(v,l,h)=>Math.min(h,Math.max(l,Math.round(v)));',
  'if(!m)return;',
  // Unquoted and decoded as js-cookie does it: an invalid escape is left as it is.
  "let v=m[1],s=Object(JSON.parse((v[0]=='\"'?v.slice(1,-1):v).replace(/(%[\\dA-F]{2})+/gi,decodeURIComponent)));",
  // The high contrast wins over monochrome, as it does in `changed`.
  'if(s.isLightBackgroundEnabled===true)s.isGrayscaleEnabled=0;',
  `${list(appearanceToggles)}.map(([t,n,v])=>s[t]===true&&a(n,v));`,
  `${list(letterSpacings)}.includes(s.letterSpacing)&&a('letter-spacing',s.letterSpacing);`,
  `${list(textAligns)}.includes(s.textAlign)&&a('align',s.textAlign);`,
  'let h=n(s.lineHeight)?k(s.lineHeight*2,2,4)/2:1,p=n(s.textSizeFactor)?k(s.textSizeFactor*100,95,110)*10-900:100;',
  "h>1&&a('line-height',h);",
  `p>100&&a('text-size',p<${veryLargePercent}?'larger':'largest');`,
  "p!=100&&d.style.setProperty('--text-size',p+'%')",
  '}catch{}})(document.documentElement)',
].join('')
