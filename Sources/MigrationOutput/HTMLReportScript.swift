/// What the filter does, and how the page is used by keyboard.
enum HTMLReportScript {
  /// Shows the units that match, opens what a link leads to, and lets `/` search.
  static let text = """

    'use strict';
    const form = document.getElementById('filter');
    const fields = form ? form.elements : {};
    const units = [...document.querySelectorAll('.unit')];
    const lists = new Map(units.map((unit) => [unit, {
      ids: unit.dataset.ids.split('\\n'), modules: unit.dataset.modules.split('\\n'),
      paths: unit.dataset.paths.split('\\n'),
    }]));
    const chosen = (name) => fields[name] ? fields[name].value : '';
    const matches = (unit) => {
      const words = chosen('text').toLowerCase().split(/\\s+/).filter(Boolean);
      const list = lists.get(unit);
      const folder = chosen('paths') + '/';
      return words.every((word) => unit.dataset.names.includes(word))
        && (!chosen('group') || unit.classList.contains(chosen('group')))
        && (!chosen('ids') || list.ids.includes(chosen('ids')))
        && (!chosen('modules') || list.modules.includes(chosen('modules')))
        && (!chosen('paths') || list.paths.some((path) => path.startsWith(folder)));
    };
    const show = () => {
      for (const unit of units) unit.hidden = !matches(unit);
      for (const group of document.querySelectorAll('.group')) {
        group.hidden = !group.querySelector('.unit:not([hidden])');
      }
      const shown = units.filter((unit) => !unit.hidden).length;
      form.querySelector('output').value = shown === units.length ? '' : shown + ' of ' + units.length + ' shown';
    };
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target) return;
      if (target.closest('[hidden]')) { form.reset(); show(); }
      for (let around = target; around; around = around.parentElement) {
        if (around.tagName === 'DETAILS') around.open = true;
      }
      target.scrollIntoView();
    };
    if (form && units.length > 1) {
      form.hidden = false;
      form.addEventListener('input', show);
      form.addEventListener('submit', (event) => event.preventDefault());
      form.addEventListener('reset', () => setTimeout(show));
      for (const [name, isOpen] of [['open', true], ['close', false]]) {
        fields[name].addEventListener('click', () => {
          for (const unit of units) if (!unit.hidden) unit.open = isOpen;
        });
      }
      addEventListener('keydown', (event) => {
        const isTyping = event.target.matches('input, select');
        if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
          event.preventDefault();
          fields.text.focus();
        } else if (event.key === 'Escape' && event.target === fields.text) {
          fields.text.value = '';
          show();
        }
      });
      // A browser may have kept what was chosen.
      show();
    }
    addEventListener('hashchange', reveal);
    reveal();

    """
}
