package import SourceText
import SwiftSyntax

extension FactsReader {
  /// The members that code names of a local value, wherever the same declaration is meant: `title` of `item.title` and
  /// of `item?.title`. Its type has all of them.
  ///
  /// - Parameter range: the name of the value, at one place; nothing else may stand in it.
  /// - Returns: none if no local declaration is meant, or one of several.
  package static func members(ofLocalAt range: Range<Int>, in source: SourceFile) -> Set<String> {
    reparse(source, around: [range]) { file in
      guard let name = file.names(at: [range.lowerBound]).first, let reference = Reference(name),
        reference.node.byteRange == range, let declaration = reference.localDeclaration
      else { return [] }
      let others = file.references(to: [reference.name]).filter { $0.localDeclaration == declaration }
      // `item.self` is the value itself.
      return Set(others.compactMap(\.expression.accessPath.firstMember)).subtracting(["self"])
    }
  }
}

extension Reference {
  /// The only local declaration that introduces the name.
  fileprivate var localDeclaration: Syntax? {
    guard access == nil, let binding = LocalBinding.visible(named: name, at: node), binding.others.isEmpty,
      !binding.isIncomplete
    else { return nil }
    return binding.syntax
  }
}
