const tiles = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => ({
  x: 34 + (at % 4) * 60,
  y: 232 + Math.floor(at / 4) * 74,
}))
const tileClasses = ['fill-hejo-100', 'fill-mega-100', 'fill-pare-100', 'fill-genteng-100']
const dotClasses = ['fill-hejo-600', 'fill-mega-600', 'fill-pare-500', 'fill-genteng-500']

/** A phone with an app of many services, in the shapes of the design; ornament, no picture of the real screens. */
export function PhoneDrawing({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 300 580" className={`ornament ${className}`}>
      <rect x="4" y="4" width="292" height="572" rx="46" className="fill-hejo-950" />
      <rect x="14" y="14" width="272" height="552" rx="37" className="fill-white" />
      <path d="M14 51a37 37 0 0 1 37-37h198a37 37 0 0 1 37 37v117H14Z" className="fill-hejo-600" />
      <path d="M14 168c46-26 78-22 118-10s92 8 154-22v32Z" className="fill-hejo-700" />
      <path d="M14 168c60-14 106-2 152-4s84-10 120-16v20Z" className="fill-hejo-500" />
      <rect x="112" y="24" width="76" height="16" rx="8" className="fill-hejo-950" />
      <path
        d="M34 66h26a8 8 0 0 1 8 8v20a14 14 0 0 1-14 14H28a8 8 0 0 1-8-8V80a14 14 0 0 1 14-14Z"
        className="fill-pare-200"
        transform="translate(14 0)"
      />
      <rect x="94" y="72" width="112" height="12" rx="6" className="fill-white" />
      <rect x="94" y="92" width="74" height="9" rx="4.5" className="fill-hejo-200" />
      <rect x="30" y="146" width="240" height="54" rx="18" className="fill-white stroke-batu-200" />
      <circle cx="58" cy="172" r="9" fill="none" strokeWidth="4" className="stroke-hejo-600" />
      <path d="m65 179 7 7" strokeWidth="4" strokeLinecap="round" className="stroke-hejo-600" />
      <rect x="86" y="167" width="118" height="11" rx="5.5" className="fill-batu-200" />
      {tiles.map(({ x, y }, at) => (
        <g key={`${x}-${y}`}>
          <path
            d={`M${x + 20} ${y}h20a6 6 0 0 1 6 6v20a20 20 0 0 1-20 20H${x + 6}a6 6 0 0 1-6-6V${y + 20}a20 20 0 0 1 20-20Z`}
            className={tileClasses[at % 4]}
          />
          <circle cx={x + 23} cy={y + 23} r={8} className={dotClasses[at % 4]} />
          <rect x={x + 4} y={y + 54} width={38} height={7} rx={3.5} className="fill-batu-200" />
        </g>
      ))}
      <path
        d="M60 388h180a8 8 0 0 1 8 8v58a30 30 0 0 1-30 30H38a8 8 0 0 1-8-8v-58a30 30 0 0 1 30-30Z"
        className="fill-hejo-50"
        transform="translate(11 0)"
      />
      <circle cx="74" cy="436" r="19" className="fill-hejo-600" />
      <path
        d="m66 436 6 6 11-12"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-white"
      />
      <rect x="106" y="420" width="116" height="11" rx="5.5" className="fill-hejo-300" />
      <rect x="106" y="440" width="82" height="9" rx="4.5" className="fill-hejo-200" />
      <rect x="30" y="506" width="240" height="40" rx="20" className="fill-batu-50" />
      {[66, 122, 178, 234].map((x, at) => (
        <circle
          key={x}
          cx={x}
          cy={526}
          r={9}
          className={at === 0 ? 'fill-hejo-600' : 'fill-batu-300'}
        />
      ))}
    </svg>
  )
}
