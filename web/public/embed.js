// Gibt dem Anfrageformular von Platzwart auf der Website der Praxis die Höhe, die es braucht. So
// wird es eingebunden:
//   <iframe src="https://…/IHRE-PRAXIS/booking?embed=1" title="Therapieplatz anfragen"
//           style="display:block;width:100%;height:60rem;border:0"></iframe>
//   <script src="https://…/embed.js" async></script>
// Es setzt keine Cookies und liest nichts von der Seite; es hört nur auf das Formular.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const room = 16;
  const frames = () =>
    [...document.querySelectorAll('iframe')].filter(({ src }) => src.startsWith(`${origin}/`));

  addEventListener('message', ({ data, origin: from, source }) => {
    if (from !== origin || typeof data !== 'object' || data === null) return;
    const frame = frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame) return;
    if (data.type === 'platzwart:height' && data.height > 0)
      frame.style.height = `${data.height}px`;
    if (data.type === 'platzwart:focus' && Number.isFinite(data.top))
      show(frame.getBoundingClientRect().top + data.top, data.height);
  });

  // Browsers do not scroll the embedding page when a script in the frame moves focus, as on errors
  // or on the page after sending.
  function show(top, height) {
    const isInSight = top >= 0 && top + Math.min(height, innerHeight / 2) <= innerHeight;
    if (!isInSight) scrollBy({ top: top - room });
  }

  for (const frame of frames()) frame.contentWindow.postMessage({ type: 'platzwart:ask' }, '*');
})();
