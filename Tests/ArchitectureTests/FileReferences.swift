/// Which types each file of a module declares at its top level, and which names it mentions outside of comments and
/// string literals.
struct FileReferences {
  private var declared: [String: Set<String>] = [:]
  private var mentioned: [String: Set<String>] = [:]

  /// - Parameter sources: the files of the module, by their paths.
  init(_ sources: [String: String]) {
    for (path, source) in sources {
      let code = Self.code(of: source)
      declared[path] = Set(
        code.matches(
          of:
            /(?m)^(?:(?:package|public|internal|final|indirect) )*(?:actor|class|enum|protocol|struct|typealias) (\w+)/
        ).map { String($0.output.1) })
      mentioned[path] = Set(code.matches(of: /\b[A-Z]\w*/).map { String($0.output) })
    }
  }

  private static func code(of source: String) -> String {
    source.replacing(/(?s)""".*?"""/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
      .replacing(/\/\/[^\n]*/, with: "")
  }

  /// The files that mention a type, other than those that declare it, in order.
  func files(mentioning type: String) -> [String] {
    mentioned.filter { $0.value.contains(type) && declared[$0.key]?.contains(type) != true }.map(\.key)
      .sorted()
  }

  /// The sets of files that lead to each other by what they mention, in order.
  var cycles: [[String]] {
    let reached = declared.keys.reduce(into: [String: Set<String>]()) { $0[$1] = files(reachedFrom: $1) }
    let cyclic = reached.filter { $0.value.contains($0.key) }.keys.sorted()
    return cyclic.map { file in
      cyclic.filter { reached[file]?.contains($0) == true && reached[$0]?.contains(file) == true }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func files(reachedFrom start: String) -> Set<String> {
    var open = targets(of: start)
    var reached = open
    while let file = open.popFirst() {
      let next = targets(of: file).subtracting(reached)
      reached.formUnion(next)
      open.formUnion(next)
    }
    return reached
  }

  private func targets(of file: String) -> Set<String> {
    let names = mentioned[file] ?? []
    return Set(declared.filter { $0.key != file && !$0.value.isDisjoint(with: names) }.keys)
  }
}
