/// How the page looks, and what its filter does.
enum HTMLReportStyle {
  /// Nothing comes from elsewhere.
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'none'"

  static let css = """

    :root { --text: #1d1d1f; --soft: #5f6066; --ground: #fff; --card: #f5f5f7; --line: #d2d2d7; --link: #0058b0;
      --stays: #b02a00; --moves: #1f6f2b; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f0f0f2; --soft: #a5a5ad; --ground: #161617; --card: #232325; --line: #424245; --link: #6cb4ff;
        --stays: #ff9470; --moves: #7fd98b; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--text); background: var(--ground);
      font: 100%/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 0 0 .5rem; }
    code, pre { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; }
    pre, .table { overflow-x: auto; padding: .75rem; background: var(--ground); border: 1px solid var(--line);
      border-radius: .4rem; overflow-wrap: normal; }
    td { padding: .2rem .5rem; vertical-align: top; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    ul { padding: 0; margin: 0; list-style: none; } .page ul { padding-left: 1.2rem; list-style: disc; }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .5rem; margin: 1rem 0; }
    .figures div, .unit, .page, .messages li { padding: .75rem; background: var(--card); border-radius: .5rem; }
    .figures div { display: flex; flex-direction: column-reverse; } dd { margin: 0; font-size: 1.4rem; }
    dt, .hint, .because, footer, output { color: var(--soft); }
    .unit, .page, .messages li { margin: .5rem 0; }
    .type { padding: .4rem 0 .4rem .75rem; border-left: 3px solid var(--line); margin: .4rem 0; } .type p { margin: 0; }
    .blocked, .held-back, .put-back { border-color: var(--stays); } .migrated { border-color: var(--moves); }
    .mark { font-weight: 600; } .migrated > p > .mark { color: var(--moves); }
    .blocked > p > .mark, .held-back > p > .mark, .put-back > p > .mark { color: var(--stays); }
    .why { margin: .4rem 0 0 1rem; } .why li { margin: .4rem 0; }
    .trace { margin: .3rem 0 0; padding-left: 1.5rem; color: var(--soft); }
    .trace li, .messages .trace li { margin: .15rem 0; padding: 0; background: none; }
    .graph { margin: .5rem 0; overflow-x: auto; } .graph svg { display: block; fill: var(--soft); }
    .graph path { fill: none; stroke: var(--soft); stroke-opacity: .6; } .graph a { fill: var(--link); }
    .graph text { font: .875rem system-ui, sans-serif; }
    .graph .migrated circle { fill: var(--moves); }
    .graph .blocked circle, .graph .put-back circle { fill: var(--stays); }
    .graph .held-back circle { fill: var(--card); stroke: var(--stays); stroke-width: 2; }
    .ties li { margin: .2rem 0 .2rem 1rem; }
    .type:target, .page:target { outline: 2px solid var(--link); outline-offset: 2px; }
    summary { cursor: pointer; padding: .25rem 0; }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .75rem 0; }
    form[hidden] { display: none; }
    input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--soft);
      border-radius: .4rem; padding: .4rem; max-width: 100%; }
    .reasons li { margin: .25rem 0; } meter { width: 6rem; vertical-align: middle; }
    footer { margin: 2rem 0; }

    """

  /// Shows the types that match, with those that they move with dimmed away; and opens the page that a link leads to.
  static let script = """

    'use strict';
    const form = document.getElementById('filter');
    const groups = [...document.querySelectorAll('.group')];
    const all = document.querySelectorAll('.type').length;
    const show = () => {
      const text = form.elements.text.value.trim().toLowerCase();
      const outcome = form.elements.outcome.value;
      let shown = 0;
      for (const group of groups) {
        let inGroup = 0;
        const isWanted = !outcome || group.id === outcome;
        for (const unit of group.querySelectorAll('.unit')) {
          let inUnit = 0;
          for (const type of unit.querySelectorAll('.type')) {
            type.hidden = !isWanted || !type.dataset.text.includes(text);
            if (!type.hidden) inUnit += 1;
          }
          unit.hidden = inUnit === 0;
          inGroup += inUnit;
        }
        group.hidden = inGroup === 0;
        shown += inGroup;
      }
      form.querySelector('output').value = text || outcome ? shown + ' of ' + all + ' types' : '';
    };
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      if (target.closest('[hidden]')) { form.reset(); show(); }
      if (target.tagName === 'DETAILS') target.open = true;
      target.scrollIntoView();
    };
    if (all > 1) form.hidden = false;
    form.addEventListener('input', show);
    form.addEventListener('submit', (event) => event.preventDefault());
    addEventListener('hashchange', reveal);
    reveal();

    """
}
