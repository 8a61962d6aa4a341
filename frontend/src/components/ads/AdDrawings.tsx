/** Drawings of the house advertisements: planes of the paper's own colours, light from the low sun, no outline. */

/** Rows of vines at sunset: the readers' club and the Friday guide. */
export function Vineyard({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 400 350" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#f0d193" d="M0 0h400v350H0z" />
      <path fill="#e2ac55" d="M0 96h400v80H0z" />
      <circle cx="206" cy="122" r="38" fill="#fdf3dc" />
      <path fill="#a5763a" d="M0 150l64-22 70 24 84-16 82 18 100-30v60H0z" />
      <path fill="#c98f3d" d="M206 156L-60 350h520z" />
      <path fill="#e9c274" d="M206 156l-74 194h164z" />
      <path fill="#785600" d="M206 156l-128 194h26zM206 156l128 194h-26z" />
      <path
        fill="#1b6a56"
        d="M0 62q22 -11 45 21q18 -9 36 17q14 -7 29 14q12 -5 23 11q10 -5 19 9q8 -3 15 7q6 -3 12 6q4 -2 9 4q4 -2 8 4v10L0 300zM400 48q-21 -8 -42 24q-17 -7 -34 20q-14 -5 -27 16q-11 -5 -22 13q-8 -3 -17 10q-7 -3 -14 8q-6 -2 -11 6q-4 -2 -9 5q-4 -1 -7 4v10L400 322z"
      />
      <path
        fill="#0f4437"
        d="M0 132q22 -16 44 6q18 -13 35 5q14 -10 28 4q11 -7 22 3q9 -7 18 2q7 -5 14 2q6 -4 12 2q4 -4 9 1q4 -3 7 1L0 300zM400 128q-20 -13 -41 7q-16 -11 -33 6q-13 -9 -26 4q-10 -7 -21 4q-8 -5 -17 3q-6 -5 -13 2q-6 -4 -11 2q-4 -4 -9 1q-4 -3 -7 1L400 322z"
      />
      <path fill="#0a2f27" d="M0 212l190-52L0 300zM400 214l-178-54 178 162z" />
      <path stroke="#3f2f10" strokeWidth="5" d="M40 70v196M332 82v190" />
      <path stroke="#3f2f10" strokeWidth="3" d="M108 104v110M280 112v98M146 124v62M250 132v52" />
    </svg>
  )
}

/** A street of the old town, for whoever has seen something in it. */
export function Street({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 260 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#dfe9e8" d="M0 0h260v200H0z" />
      <path fill="#ddb652" d="M104 62h58v90h-58z" />
      <path fill="#a5361b" d="M98 54h70v8H98z" />
      <path fill="#c9815d" d="M0-30l110 62v124L0 220z" />
      <path fill="#a5361b" d="M0-8l110 60v8L0 6z" />
      <path fill="#e6c98c" d="M260-40L156 30v126l104 64z" />
      <path fill="#785600" d="M260-18L156 46v7L260-6z" />
      <path fill="#cdd2cf" d="M110 152h46l104 60H0z" />
      <path fill="#f1f3f2" d="M128 152h10l28 48H96z" />
      <path
        fill="#1b6a56"
        d="M14 44l22 8v40l-22-2zM54 62l16 6v32l-16-2zM84 76l11 4v25l-11-1zM14 118h22v36l-22 8zM54 116h16v28l-16 6zM84 116h11v20l-11 5zM226 34l20-10v42l-20 4zM192 56l15-8v34l-15 3zM168 70l10-5v25l-10 2z"
      />
      <path fill="#171412" d="M226 108h20v82l-20-12zM192 108h15v58l-15-9z" />
      <path fill="#10282f" d="M112 84h9v16h-9zM129 84h9v16h-9zM146 84h9v16h-9zM125 118h16v34h-16z" />
      <path fill="#171412" d="M60 158l8-3v31l-8 4z" />
    </svg>
  )
}
