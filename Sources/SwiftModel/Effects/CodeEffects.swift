package import SourceText
import SwiftSyntax

/// A side effect of code, by syntax alone.
package enum CodeEffect: Sendable {
  /// A call of a function or method.
  ///
  /// - Parameters:
  ///   - base: the receiver; nil for an unqualified call.
  ///   - isOfType: the receiver is a type, or a static member: `Firestore.firestore()`.
  case call(String, base: ExpressionFact?, isOfType: Bool)
  /// A change of something by its name alone, which is no local.
  case change(String)
  /// A change of a static member: `Self.count += 1`.
  case changeOfType
}

extension FactsReader {
  /// The effects of the code in some ranges, outside of closures that may run later.
  ///
  /// - Parameter ranges: byte ranges, in order.
  package static func effects(in ranges: [Range<Int>], of source: SourceFile) -> [CodeEffect] {
    if ranges.isEmpty { return [] }
    return reparse(source, around: ranges) { file in
      file.names(in: ranges).compactMap(Reference.init).filter(\.runsInPlace).compactMap(effect)
    }
  }

  private static func effect(of reference: Reference) -> CodeEffect? {
    if reference.directCall != nil {
      let name = reference.node.baseName
      guard name.tokenKind != .keyword(.`init`),
        name.text.first?.isLowercase == true || LibraryEffects.starts(type: name.text)
      else { return nil }
      let base = reference.access.map { $0.base.map { ExpressionReader().read($0) } ?? .unknown }
      return .call(name.plainText, base: base, isOfType: reference.expression.isMemberOfType)
    }
    guard reference.assignment != nil else { return nil }
    if reference.expression.isMemberOfType { return .changeOfType }
    return reference.access != nil || reference.isLocal ? nil : .change(reference.name)
  }
}

extension Reference {
  /// No closure around it may run later.
  fileprivate var runsInPlace: Bool {
    sequence(first: Syntax(node), next: \.parent).lazy.compactMap { $0.as(ClosureExprSyntax.self) }
      .allSatisfy(\.isNonEscaping)
  }
}
