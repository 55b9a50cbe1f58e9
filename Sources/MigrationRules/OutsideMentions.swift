import MigrationPlanning
import ProjectIndex
import SourceText

/// Which members of a class anything besides the class may read.
///
/// Nothing is told of a change that nothing reads. A member counts as read where its name stands anywhere
/// outside of the class, whatever it means there.
struct OutsideMentions {
  private typealias Place = (file: Int, range: Range<Int>)

  private let context: RuleContext
  /// The class and its extensions.
  private let own: [Place]
  /// Types that are declared in them, whose code is not the class's.
  private let nested: [Place]
  /// The class is named outside of its own declarations.
  private let isUsed: Bool
  /// Its members may witness requirements of protocols that are not in the sources, or be public by an extension.
  private let mayBeWitness: Bool

  init(of type: TypeID, in context: RuleContext) {
    self.context = context
    let declarations = context.index.declarations(of: type)
    own = declarations.map { ($0.file, context.index[$0].range) }
    nested = declarations.flatMap { declaration in
      context.index.files[declaration.file].types.filter { $0.parent == declaration.index }
        .map { (declaration.file, $0.range) }
    }
    let isPublic = declarations.contains { declaration in
      context.index[declaration].kind == .extension
        && (context.index[declaration].accessLevel ?? .internal) >= .public
    }
    isUsed = Self.isMentioned(context.index[type].name.last ?? "", outside: own, besides: nested, context)
    mayBeWitness = isPublic || !context.inheritedNames(of: type).allSatisfy(Self.harmlessProtocols.contains)
  }

  /// A class that nothing in the sources uses is read somewhere else.
  ///
  /// - Parameter isPublic: whether the member can be named outside of the sources.
  func mayRead(_ name: String, isPublic: Bool) -> Bool {
    if isPublic || mayBeWitness || !isUsed || Self.witnesses.contains(name) { return true }
    return Self.isMentioned(name, outside: own, besides: nested, context)
  }

  private static func isMentioned(
    _ name: String, outside own: [Place], besides nested: [Place], _ context: RuleContext
  ) -> Bool {
    context.index.isMentioned(name) { file, offset in
      !own.contains { $0.file == file && $0.range.contains(offset) }
        || nested.contains { $0.file == file && $0.range.contains(offset) }
    }
  }

  private static let harmlessProtocols: Set<String> = [
    "ObservableObject", "AnyObject", "Sendable", "Identifiable", "Hashable", "Equatable",
    "CustomStringConvertible", "CustomDebugStringConvertible",
  ]
  /// What the harmless ones require.
  private static let witnesses: Set<String> = [
    "id", "hash", "hashValue", "description", "debugDescription", "==", "callAsFunction", "subscript",
  ]
}
