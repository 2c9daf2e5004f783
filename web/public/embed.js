// Gibt dem Anfrageformular von Platzwart auf der Website der Praxis die Höhe, die es braucht, und
// sagt, wo es sich nicht zeigen lässt. So wird es eingebunden:
//   <iframe src="https://…/IHRE-PRAXIS/booking?embed=1" title="Therapieplatz anfragen"
//           style="display:block;width:100%;height:60rem;border:0"></iframe>
//   <script src="https://…/embed.js" async></script>
// Es setzt keine Cookies und liest nichts von der Seite; es hört nur auf das Formular.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const room = 16;
  // Milliseconds: a form that has not answered by then is probably refused.
  const patience = 10_000;
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/`));
  const hints = new Map();

  addEventListener('message', ({ data, origin: from, source }) => {
    if (from !== origin || typeof data !== 'object' || data === null) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    if (data.type === 'platzwart:height' && data.height > 0) {
      answered.add(frame);
      hints.get(frame)?.remove();
      frame.style.height = `${data.height}px`;
    }
    if (data.type === 'platzwart:focus' && Number.isFinite(data.top))
      show(frame.getBoundingClientRect().top + data.top, data.height);
  });

  // Browsers do not scroll the embedding page when a script in the frame moves focus, as on errors
  // or on the page after sending.
  function show(top, height) {
    const isInSight = top >= 0 && top + Math.min(height, innerHeight / 2) <= innerHeight;
    if (!isInSight) scrollBy({ top: top - room });
  }

  // A browser refuses the frame on a page without HTTPS, or where the page's own policy
  // (Content-Security-Policy: frame-src) names other addresses alone: a grey box without a word. The
  // form itself says what happened in it, so the frame stays; should it answer late, the hint goes.
  const answered = new Set();
  function explain(frame) {
    if (answered.has(frame) || hints.has(frame)) return;
    const hint = document.createElement('p');
    const link = document.createElement('a');
    link.href = frame.src.replace(/[?&]embed=1/, '');
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = frame.title || 'Therapieplatz anfragen';
    hint.append('Das Formular lässt sich hier nicht zeigen. Bitte öffnen Sie es so: ', link);
    frame.before(hint);
    hints.set(frame, hint);
  }
  const explainAll = () => {
    for (const frame of frames()) explain(frame);
  };
  addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (blockedURI.startsWith(origin)) explainAll();
  });
  if (location.protocol === 'http:') explainAll();
  else setTimeout(explainAll, patience);

  for (const frame of frames()) frame.contentWindow.postMessage({ type: 'platzwart:ask' }, '*');
})();
