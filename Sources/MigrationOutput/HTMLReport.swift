import MigrationPlanning

/// The report as one page that needs nothing else: no network, no script for reading, any width.
package struct HTMLReport {
  private let document: ReportDocument

  package static func bytes(_ document: ReportDocument) -> [UInt8] {
    Array(HTMLReport(document: document).page.utf8)
  }

  private var page: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="\(HTMLReportStyle.policy)">
    <title>From ObservableObject to @Observable</title>
    <style>\(HTMLReportStyle.css)</style>
    </head>
    <body>
    <header>
    <h1>From <code>ObservableObject</code> to <code>@Observable</code></h1>
    \(summary)
    </header>
    <main>
    \(sections.joined(separator: "\n"))
    </main>
    <footer>observe-migrate \(HTML.escaped(document.toolVersion))</footer>
    <script>\(HTMLReportStyle.script)</script>
    </body>
    </html>

    """
  }

  private var sections: [String] {
    [
      messages("New types of the old system", id: "new", document.newTypes.map(\.message)),
      messages("Deployment targets", id: "targets", document.deploymentTargets),
      filter,
      units("What stays", id: "stays", document.units.filter { isHeld($0) }),
      units("What moves", id: "moves", document.units.filter(\.moves)),
      units("What is left alone", id: "alone", document.units.filter { !$0.moves && !isHeld($0) }, foreign),
      messages("Notes", id: "notes", document.notes),
      messages("Lines of the baseline that can go", id: "done", document.doneInBaseline ?? []),
      HTMLReportPages(document).section,
    ].filter { !$0.isEmpty }
  }

  // MARK: Summary

  private var summary: String {
    let summary = document.summary
    let figures = [
      ("\(summary.migratedTypes) of \(summary.types)", "types move"),
      ("\(summary.blockedTypes)", "types stay"),
      ("\(summary.changedFiles) of \(summary.files)", "files change"), ("\(summary.notes)", "notes"),
    ].map { "<div><dt>\($1)</dt><dd>\($0)</dd></div>" }
    let most = max(1, summary.reasons.map(\.types).max() ?? 1)
    let reasons = summary.reasons.map { reason in
      "<li>\(HTML.link(toPage: reason.id)) <meter aria-hidden=\"true\" min=\"0\" max=\"\(most)\" value=\"\(reason.types)\">"
        + "</meter> \(reason.types) \(reason.types == 1 ? "type" : "types")</li>"
    }
    let next = summary.lines.filter { $0.hasPrefix("next: ") }.map {
      "<p><strong>Next:</strong> \(HTML.escaped(String($0.dropFirst(6))))</p>"
    }
    return "<dl class=\"figures\">\(figures.joined())</dl>\n"
      + (reasons.isEmpty
        ? "" : "<h2>What holds types back</h2>\n<ul class=\"reasons\">\(reasons.joined())</ul>")
      + next.joined()
  }

  /// Shown by the script only, which does the work.
  private var filter: String {
    """
    <form id="filter" role="search" hidden>
    <label>Type or file <input type="search" name="text" autocomplete="off"></label>
    <label>Show <select name="outcome"><option value="">all</option>\
    <option value="stays">what stays</option><option value="moves">what moves</option>\
    <option value="alone">what is left alone</option></select></label>
    <output aria-live="polite"></output>
    </form>
    """
  }

  // MARK: Units

  private func isHeld(_ unit: ReportDocument.Unit) -> Bool {
    unit.types.contains { document.types[$0].isHeld }
  }

  /// Those that move with nothing because they are not ours.
  private var foreign: [String] {
    document.types.indices.filter { document.types[$0].unit == nil }.map {
      "<section class=\"unit\"><ul>\(type($0))</ul></section>"
    }
  }

  private func units(
    _ title: String, id: String, _ units: [ReportDocument.Unit], _ others: [String] = []
  ) -> String {
    if units.isEmpty, others.isEmpty { return "" }
    let all = units.map(unit) + others
    return
      "<section id=\"\(id)\" class=\"group\"><h2>\(title)</h2>\n\(all.joined(separator: "\n"))\n</section>"
  }

  private func unit(_ unit: ReportDocument.Unit) -> String {
    let types = unit.types.map(type).joined(separator: "\n")
    let review =
      unit.isFreedByReview
      ? "<p class=\"hint\">With <code>--best-effort</code> it moves, to be reviewed.</p>" : ""
    guard unit.types.count > 1 else { return "<section class=\"unit\"><ul>\(types)</ul>\(review)</section>" }
    let ties = unit.ties.map { tie in
      "<li>\(tie.types.map(name).joined(separator: " and ")) at \(HTML.code(tie.place.text))</li>"
    }
    let why =
      ties.isEmpty
      ? ""
      : "<details class=\"ties\"><summary>Why they move together</summary><ul>\(ties.joined())</ul></details>"
    return """
      <section class="unit"><h3>\(unit.types.count) types that move together</h3>
      \(HTMLUnitGraph.svg(of: unit, in: document) ?? "")<ul>\(types)</ul>\(why)\(review)</section>
      """
  }

  private func type(_ index: Int) -> String {
    let type = document.types[index]
    let because = type.because.map(name).joined(separator: ", ")
    let links = because.isEmpty ? "" : " <span class=\"because\">see \(because)</span>"
    let reasons = type.reasons.map(HTML.item).joined(separator: "\n")
    return """
      <li id="t\(index)" class="type \(type.outcome.rawValue)" data-text="\(HTML.escaped(type.name.lowercased())) \
      \(HTML.escaped(type.place.path.lowercased()))">
      <p><span class="mark">\(type.word)</span> \(HTML.code(type.place.text))<br>\
      \(HTML.text(type.message))\(links)\(type.inBaseline == true ? " (in the baseline)" : "")</p>
      \(reasons.isEmpty ? "" : "<ul class=\"why\">\(reasons)</ul>")</li>
      """
  }

  private func name(_ index: Int) -> String {
    "<a href=\"#t\(index)\">\(HTML.code(document.types[index].name))</a>"
  }

  private func messages(_ title: String, id: String, _ messages: [ReportDocument.Message]) -> String {
    if messages.isEmpty { return "" }
    // Many would bury the types.
    let isOpen = messages.count <= 5
    return """
      <section id="\(id)"><h2>\(title)</h2>
      <details\(isOpen ? " open" : "")><summary>\(messages.count == 1 ? "1 message" : "\(messages.count) messages")</summary>
      <ul class="messages">\(messages.map(HTML.item).joined(separator: "\n"))</ul></details></section>
      """
  }
}
