/// Where the types of the project and extensions declare variables, methods and cases, by their names.
///
/// A type may have thousands of members, and most names that are looked up in a type it has not.
struct MemberTable: Sendable {
  /// A member, by its index among the variables, functions or cases of its declaration.
  struct Entry: Sendable {
    enum Kind: Sendable { case variable, method, enumCase }

    let declaration: TypeID
    let kind: Kind
    let index: Int
  }

  /// By declaration, and in each of them by kind and index.
  private var entries: [String: [Entry]] = [:]

  /// - Parameter declaration: comes after those that were added before.
  mutating func add(membersOf type: TypeFact, _ declaration: TypeID) {
    func add(_ name: String, _ kind: Entry.Kind, _ index: Int) {
      entries[name, default: []].append(Entry(declaration: declaration, kind: kind, index: index))
    }
    for (index, variable) in type.variables.enumerated() { add(variable.name, .variable, index) }
    for (index, function) in type.functions.enumerated() where function.kind == .function {
      add(function.name, .method, index)
    }
    for (index, enumCase) in type.enumCases.enumerated() { add(enumCase.name, .enumCase, index) }
  }

  func entries(named name: String) -> [Entry] { entries[name] ?? [] }

  /// Takes O(log n) for n members of the name.
  func entries(named name: String, in declaration: TypeID) -> ArraySlice<Entry> {
    guard let entries = entries[name] else { return [] }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].declaration < declaration { low = middle + 1 } else { high = middle }
    }
    return entries[low...].prefix { $0.declaration == declaration }
  }
}
