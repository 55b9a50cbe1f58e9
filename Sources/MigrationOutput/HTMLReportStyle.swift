/// How the page looks.
enum HTMLReportStyle {
  /// Nothing comes from elsewhere.
  static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"

  static let css = colors + layout + units + code

  private static let colors = """

    :root { --text: #1d1d1f; --soft: #5f6066; --ground: #fff; --card: #f5f5f7; --line: #d2d2d7; --link: #0058b0;
      --stays: #b02a00; --moves: #1f6f2b; --alone: #6e6e73; --marked: #ffe08a; --added: #d9f2dc; --gone: #fbdcd4; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #f0f0f2; --soft: #a5a5ad; --ground: #161617; --card: #232325; --line: #424245; --link: #6cb4ff;
        --stays: #ff9470; --moves: #7fd98b; --alone: #98989d; --marked: #6b5410; --added: #143d1c; --gone: #4e2018; }
    }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1rem; max-width: 66rem; color: var(--text); background: var(--ground);
      font: 100%/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 1.25rem 0 .5rem; } p { margin: .25rem 0; }
    a { color: var(--link); } [hidden] { display: none !important; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip:not(:focus) { position: absolute; left: -100vw; }
    ul { padding: 0; margin: 0; list-style: none; } .page ul { padding-left: 1.2rem; list-style: disc; }
    summary { cursor: pointer; padding: .25rem 0; }
    .soft, dt, footer, output { color: var(--soft); } footer { margin: 2rem 0; }
    .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: .5rem; margin: 1rem 0; }
    .figures div { display: flex; flex-direction: column-reverse; padding: .75rem; background: var(--card);
      border-radius: .5rem; }
    dd { margin: 0; font-size: 1.4rem; }
    td { padding: .2rem .5rem; vertical-align: top; }
    #map table { width: 100%; border-collapse: collapse; } #map tr { border-top: 1px solid var(--line); }
    #map th { font-weight: normal; text-align: left; padding: .3rem .5rem .3rem 0; width: 16rem; vertical-align: top; }
    #map td { padding: .3rem .5rem; } #map td:nth-child(2) { white-space: nowrap; color: var(--soft); width: 6rem; }
    .squares a { display: inline-block; width: calc(var(--n, 1) * .5rem + .5rem); height: 1rem; margin-right: 3px;
      border-radius: 3px; background: currentColor; vertical-align: middle; }
    a.stays { color: var(--stays); } a.moves { color: var(--moves); }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; padding: .75rem 0; background: var(--ground); }
    label { display: flex; flex-direction: column; font-size: .8rem; color: var(--soft); }
    input, select, button { font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--card);
      border: 1px solid var(--soft); border-radius: .4rem; padding: .3rem .5rem; }
    @media (hover: none) { ::placeholder { color: transparent; } }
    select { width: 11rem; } .buttons { display: flex; gap: .4rem; }
    @media (min-width: 48rem) { form { position: sticky; top: 0; z-index: 1; } .unit, .type { scroll-margin-top: 9rem; } }
    @media (max-width: 48rem) {
      label, input, select { width: 100%; } #map tr { display: block; padding: .3rem 0; }
      #map th, #map td { display: inline; padding: 0 .5rem 0 0; } #map .squares { display: block; }
    }

    """

  private static let units = """
    .unit, .page { background: var(--card); border-radius: .5rem; padding: .4rem .75rem; margin: .4rem 0; }
    .unit { border-left: 4px solid var(--alone); content-visibility: auto; contain-intrinsic-size: auto 2.8rem; }
    .unit.stays { border-color: var(--stays); } .unit.moves { border-color: var(--moves); }
    .word { font-weight: 600; } .stays .word { color: var(--stays); } .moves .word { color: var(--moves); }
    .unit summary .soft { float: right; font-size: .875rem; } .unit summary::after { content: ''; display: block; clear: both; }
    @media (max-width: 48rem) { .unit summary .soft { float: none; display: block; } }
    .part { margin: .5rem 0; } .part > summary { font-weight: 600; }
    .types > li, .messages > li { padding: .3rem 0 .3rem .75rem; border-left: 3px solid var(--line); margin: .4rem 0; }
    li.blocked, li.held-back, li.put-back, li.warning, li.error { border-color: var(--stays); }
    li.migrated { border-color: var(--moves); }
    .trace { margin: .3rem 0 0; padding-left: 1.5rem; } .trace li { margin: .3rem 0; }
    .unit:target, .type:target, .page:target { outline: 2px solid var(--link); outline-offset: 2px; }
    .graph { margin: .5rem 0; overflow-x: auto; } .graph svg { display: block; fill: var(--soft); }
    .graph path { fill: none; stroke: var(--soft); stroke-opacity: .6; } .graph a { fill: var(--link); }
    .graph text { font: .875rem system-ui, sans-serif; }
    .graph .migrated circle { fill: var(--moves); }
    .graph .blocked circle, .graph .put-back circle { fill: var(--stays); }
    .graph .held-back circle { fill: var(--card); stroke: var(--stays); stroke-width: 2; }

    """

  private static let code = """
    code, pre, .place { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; unicode-bidi: isolate; }
    .place { color: var(--soft); font-size: .8rem; }
    pre { margin: 0; } pre code { font-size: 1em; }
    .line pre { white-space: pre-wrap; padding: .15rem .5rem; background: var(--ground); border-radius: .3rem; }
    mark { color: inherit; background: var(--marked); border-radius: 2px; }
    .page pre, .table, .diff pre { overflow-x: auto; padding: .5rem; background: var(--ground);
      border: 1px solid var(--line); border-radius: .4rem; overflow-wrap: normal; }
    .diff { margin: .5rem 0; } .diff code { display: block; min-width: max-content; tab-size: 4; }
    .diff ins, .diff del, .diff i { display: block; text-decoration: none; font-style: normal; }
    ins { background: var(--added); } del { background: var(--gone); } .diff i { color: var(--soft); }

    """
}
