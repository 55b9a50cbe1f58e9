/// The elements of a page, read strictly: what is opened is closed, and what is linked to within the page is there.
struct HTMLOutline {
  let problems: [String]

  private static let void: Set<String> = ["meta", "input", "br", "link", "img", "hr"]

  init(_ page: String) {
    var problems: [String] = []
    var open: [String] = []
    var identifiers: Set<String> = []
    var targets: Set<String> = []
    for part in page.split(separator: "<").dropFirst() {
      guard let end = part.firstIndex(of: ">") else {
        problems.append("no end: \(part)")
        continue
      }
      let tag = part[..<end]
      let name = String(tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" })
      if name.hasPrefix("/") {
        let last = open.popLast()
        if last != String(name.dropFirst()) { problems.append("\(name) closes \(last ?? "nothing")") }
      } else if !name.hasPrefix("!") {
        if name.isEmpty { problems.append("a bare '<': \(part)") }
        if !Self.void.contains(name), !tag.hasSuffix("/") { open.append(name) }
        if let id = Self.attribute("id", of: tag), !identifiers.insert(id).inserted {
          problems.append("two elements are '\(id)'")
        }
        if let target = Self.attribute("href", of: tag), target.hasPrefix("#") {
          targets.insert(String(target.dropFirst()))
        }
      }
    }
    problems += open.map { "\($0) stays open" }
    problems += targets.subtracting(identifiers).sorted().map { "nothing is '\($0)'" }
    self.problems = problems
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound else { return nil }
    return String(tag[start...].prefix { $0 != "\"" })
  }
}

extension Substring {
  fileprivate func range(of other: String) -> Range<Index>? { ranges(of: other).first }
}
