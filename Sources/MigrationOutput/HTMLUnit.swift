/// A unit: its types, what holds it back or is to be looked at, what ties it together, and what changes.
struct HTMLUnit {
  /// Where a unit is listed.
  enum Group: String, CaseIterable {
    case stays, moves, alone

    var title: String {
      switch self {
      case .stays: "What stays"
      case .moves: "What moves"
      case .alone: "What is left alone"
      }
    }
  }

  let group: Group
  let types: [ReportDocument.TypeRecord]
  /// What holds it back, each once.
  let reasons: [ReportDocument.Message]
  let notes: [ReportDocument.Message]
  private let numbers: [Int]
  private let unit: ReportDocument.Unit?
  private let document: ReportDocument

  /// Every unit, and every type that moves with none.
  static func all(in document: ReportDocument) -> [HTMLUnit] {
    document.units.map { HTMLUnit($0.types, $0, in: document) }
      + document.types.indices.filter { document.types[$0].unit == nil }.map {
        HTMLUnit([$0], nil, in: document)
      }
  }

  private init(_ numbers: [Int], _ unit: ReportDocument.Unit?, in document: ReportDocument) {
    self.numbers = numbers
    self.unit = unit
    self.document = document
    types = numbers.map { document.types[$0] }
    group = unit?.moves == true ? .moves : types.contains(where: \.isHeld) ? .stays : .alone
    var seen: Set<ReportDocument.Message> = []
    reasons = types.flatMap(\.reasons).filter { seen.insert($0).inserted }
    notes = Set(types.flatMap(\.notes)).sorted().map { document.notes[$0] }
  }

  /// The element that links lead to.
  var id: String { "t\(numbers[0])" }

  /// What the filter goes by: the identifiers of all messages.
  var identifiers: Set<String> { Set((reasons + notes).map(\.id)) }

  var modules: Set<String> { Set(types.flatMap(\.modules)) }

  var paths: [String] { Set(types.map(\.place.path)).sorted() }

  // MARK: Element

  var html: String {
    """
    <details class="unit \(group.rawValue)" id="\(id)" data-names="\(list(types.map { $0.name.lowercased() }))" \
    data-paths="\(list(paths))" data-ids="\(list(identifiers.sorted()))" data-modules="\(list(modules.sorted()))">
    <summary><span class="word">\(word)</span> <span class="names">\(names)</span> <span class="soft">\(facts)</span></summary>
    \([hint, typeList, reasonList, noteList, ties, diff].filter { !$0.isEmpty }.joined(separator: "\n"))
    </details>
    """
  }

  /// No name holds a line break.
  private func list(_ values: [String]) -> String { HTML.escaped(values.joined(separator: "\n")) }

  private var word: String {
    switch group {
    case .stays: "stays"
    case .moves: "moves"
    case .alone: "left alone"
    }
  }

  private static let namesShown = 4

  private var names: String {
    let shown = types.count > Self.namesShown ? Self.namesShown - 1 : types.count
    let others = types.count - shown
    return types.prefix(shown).map { HTML.code($0.name) }.joined(separator: ", ")
      + (others > 0 ? " and \(others) more" : "")
  }

  private var facts: String {
    let files = paths.count == 1 ? HTML.escaped(Self.shortened(paths[0])) : HTML.count(paths.count, "file")
    let counts = [(reasons.count, "reason"), (notes.count, "note")].filter { $0.0 > 0 }
    return ([files] + counts.map { HTML.count($0, $1) }).joined(separator: " · ")
  }

  /// The file and its folder: the whole path stands below.
  private static func shortened(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? "…/" + parts.suffix(2).joined(separator: "/") : path
  }

  private var hint: String {
    if let options = unit?.movesWith, !options.isEmpty {
      let review = options.contains("--best-effort") ? ", to be reviewed" : ""
      return "<p>With <code>\(options.joined(separator: " "))</code> it moves\(review).</p>"
    }
    return group == .moves
      ? "<p>By \(types.count == 1 ? "itself" : "themselves"): <code>--only \(HTML.escaped(types[0].name))</code></p>"
      : ""
  }

  // MARK: Parts

  private var typeList: String {
    let items = zip(numbers, types).map { number, type in
      """
      <li class="type \(type.outcome.rawValue)"\(number == numbers[0] ? "" : " id=\"t\(number)\"")>\
      <p>\(HTML.text(type.message))\(culprits(of: type))\(type.inBaseline == true ? " (in the baseline)" : "") \
      <span class="soft">[\(HTML.link(toPage: type.word))]</span></p>\(HTMLCode.line(type.place))</li>
      """
    }
    return "<ul class=\"types\">\(items.joined(separator: "\n"))</ul>"
  }

  /// Types elsewhere in the page that it waits for.
  private func culprits(of type: ReportDocument.TypeRecord) -> String {
    let links = type.because.map(link)
    return links.isEmpty ? "" : " <span class=\"soft\">see \(links.joined(separator: ", "))</span>"
  }

  private func link(_ number: Int) -> String {
    "<a href=\"#t\(number)\">\(HTML.code(document.types[number].name))</a>"
  }

  /// By kind, since one remedy often serves them all.
  private var reasonList: String {
    let kinds = Dictionary(grouping: reasons, by: \.id).sorted {
      ($1.value.count, $0.key) < ($0.value.count, $1.key)
    }
    return kinds.map { id, reasons in
      HTML.details(
        "Held back by <code>\(HTML.escaped(id))</code>, \(HTML.count(reasons.count, "place"))",
        isOpen: reasons.count <= 10, HTMLMessage.list(reasons))
    }.joined(separator: "\n")
  }

  private var noteList: String {
    if notes.isEmpty { return "" }
    return HTML.details(
      "To look at, \(HTML.count(notes.count, "note"))", isOpen: notes.count <= 5, HTMLMessage.list(notes))
  }

  private var ties: String {
    guard let unit, !unit.ties.isEmpty else { return "" }
    let ties = unit.ties.map { tie in
      "<li>\(tie.types.map(link).joined(separator: " and "))\(HTMLCode.line(tie.place))</li>"
    }
    return HTML.details(
      "Why they move together", isOpen: false,
      (HTMLUnitGraph.svg(of: unit, in: document) ?? "") + "<ul>\(ties.joined(separator: "\n"))</ul>")
  }

  private var diff: String {
    guard let unit, !unit.changes.isEmpty else { return "" }
    let title = unit.moves ? "What changes" : "What would change besides"
    return HTML.details(
      "\(title), \(HTML.count(unit.changes.count, "file"))", isOpen: unit.moves && unit.changes.count <= 5,
      unit.changes.map(HTMLCode.diff).joined(separator: "\n"))
  }
}
