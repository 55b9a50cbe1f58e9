import MigrationPlanning
import MigrationRules
import SwiftModel

/// Finds the types that options name.
struct TypeNames {
  private let context: RuleContext

  init(_ context: RuleContext) { self.context = context }

  /// - Parameter rewrites: what says which types move together.
  func selection(
    _ options: MigrationOptions, _ rewrites: [Rewrite], readOnlyFiles: Set<Int>
  ) throws(MigrationError) -> Report.Selection {
    let wanted = try types(named: options.only)
    return Report.Selection(
      readOnlyFiles: readOnlyFiles,
      skipped: try types(named: options.skip).union(types(apartFrom: wanted, rewrites)), wanted: wanted)
  }

  /// - Parameter orElsewhere: whether types count that are observable through something outside the sources.
  /// - Throws: `MigrationError.noSuchType`
  func types(named name: String, orElsewhere: Bool = false) throws(MigrationError) -> [TypeID] {
    let all = context.types.order + (orElsewhere ? context.types.foreign.keys.sorted() : [])
    let names = all.map { ($0, context.index.displayName(of: $0)) }
    let exact = names.filter { $0.1 == name }.map(\.0)
    if !exact.isEmpty { return exact }
    let nested = names.filter { $0.1.hasSuffix("." + name) }.map(\.0)
    if !nested.isEmpty { return nested }
    throw .noSuchType(name, similar: similar(to: name, among: names.map(\.1)))
  }

  private func types(named names: [String]) throws(MigrationError) -> Set<TypeID> {
    var types = Set<TypeID>()
    for name in names { types.formUnion(try self.types(named: name)) }
    return types
  }

  /// The types that need not move with the wanted ones; none where all are wanted.
  private func types(apartFrom wanted: Set<TypeID>, _ rewrites: [Rewrite]) -> Set<TypeID> {
    if wanted.isEmpty { return [] }
    let plan = Plan(subjects: context.types.order, rewrites: rewrites, skipped: [])
    let others = plan.units.filter { !$0.members.contains(where: wanted.contains) }
    return Set(others.flatMap(\.members))
  }

  private func similar(to name: String, among names: [String]) -> [String] {
    let wanted = name.lowercased()
    let near = names.filter { candidate in
      let other = candidate.lowercased()
      return other.contains(wanted) || wanted.contains(other) || isOneTypingErrorAway(other, wanted)
    }
    return Array(near.prefix(3))
  }

  /// Whether what is left is the same when one differing part of at most two characters is taken out.
  private func isOneTypingErrorAway(_ first: String, _ second: String) -> Bool {
    let (one, other) = (Array(first), Array(second))
    var start = 0
    while start < min(one.count, other.count), one[start] == other[start] { start += 1 }
    var end = 0
    while end < min(one.count, other.count) - start, one[one.count - 1 - end] == other[other.count - 1 - end]
    {
      end += 1
    }
    return max(one.count, other.count) - start - end <= 2
  }
}
