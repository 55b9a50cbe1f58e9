package import SourceText
import SwiftSyntax

/// A function that is called, or passed on, by its name alone.
package struct FreeCall: Sendable {
  /// Where the name starts.
  package let offset: Int
  /// The arguments are those of a function of the C library: `access(path, R_OK)`.
  package let isOfCLibrary: Bool
}

extension FactsReader {
  /// Where a function is called, or passed on, by its name alone, which no local declaration and no member of a type
  /// around introduces.
  package static func freeCalls(of name: String, in source: SourceFile) -> [FreeCall] {
    reparse(source, withBodiesAt: places(of: [name], in: source)) { file in
      file.references(to: [name]).filter { reference in
        reference.access == nil && reference.node.argumentNames == nil && !reference.isLocal
          && !reference.isDeclaredByEnclosingType
      }.map { FreeCall(offset: $0.offset, isOfCLibrary: $0.isOfCLibrary) }
    }
  }

  /// In which positions a file names a type alias: as a bound, in another alias, in an inheritance clause, or elsewhere.
  package static func uses(ofAlias name: String, in source: SourceFile) -> [TypeMention.Position] {
    reparse(source, mentioning: [name]) { file in
      file.names([name]).compactMap { token in
        if let type = token.namedType { return type.isInheritedType ? .inherited : type.mentionPosition }
        return Reference(token) == nil ? nil : .other
      }
    }
  }

  /// Whether a file names a type other than in an inheritance clause.
  package static func mentionsAsType(_ name: String, in source: SourceFile) -> Bool {
    guard source.mentions(name) else { return false }
    return reparse(source, mentioning: [name]) { file in
      file.names([name]).contains { token in
        token.parent?.is(IdentifierTypeSyntax.self) == true
          && token.ancestor(as: InheritedTypeSyntax.self) == nil
      }
    }
  }

  /// The arguments with a label in calls of an initializer, where the name of the type, behind no dot, and the label
  /// are written.
  package static func arguments(
    labeled label: String, whereMade type: String, in source: SourceFile
  ) -> [LabeledArgument] {
    let offsets = source.offsets(of: type).filter { source.mayPass(label, behind: $0 + type.utf8.count) }
    if offsets.isEmpty { return [] }
    return reparse(source, around: offsets.map { $0..<$0 }) { file in
      file.references(to: [type]).filter { $0.access == nil }.flatMap { reference in
        reference.call.map { $0.arguments(labeled: label) } ?? []
      }
    }
  }
}

/// An argument of a call with a label.
package struct LabeledArgument: Sendable {
  package let value: Range<Int>
  /// What has to go with it: its label, and one of the commas around it.
  package let removal: Range<Int>
  /// Another argument is a call without arguments, as this one may be.
  package let isBesideSuchCall: Bool
}

extension FunctionCallExprSyntax {
  fileprivate func arguments(labeled label: String) -> [LabeledArgument] {
    let all = Array(arguments)
    return all.indices.filter { all[$0].label?.plainText == label }.map { number in
      let (argument, value) = (all[number].byteRange, all[number].expression.byteRange)
      let removal =
        number > 0
        ? all[number - 1].expression.byteRange.upperBound..<value.upperBound
        : all.count > 1 ? argument.lowerBound..<all[1].byteRange.lowerBound : argument
      let isBesideSuchCall = all.contains { other in
        other.id != all[number].id
          && other.expression.as(FunctionCallExprSyntax.self)?.arguments.isEmpty == true
      }
      return LabeledArgument(value: value, removal: removal, isBesideSuchCall: isBesideSuchCall)
    }
  }
}

extension Reference {
  /// Two arguments without labels, the second of them a mode for access to files: `R_OK | W_OK`.
  fileprivate var isOfCLibrary: Bool {
    guard name == "access", let call = directCall, call.trailingClosure == nil, call.arguments.count == 2,
      call.arguments.allSatisfy({ $0.label == nil }), let mode = call.arguments.last?.expression
    else { return false }
    let names = mode.tokens(viewMode: .sourceAccurate).compactMap { token -> String? in
      if case .identifier(let name) = token.tokenKind { name } else { nil }
    }
    return !names.isEmpty && names.allSatisfy { $0.hasSuffix("_OK") }
  }

  fileprivate var isDeclaredByEnclosingType: Bool {
    sequence(first: Syntax(node), next: \.parent).contains { around in
      around.asProtocol((any DeclGroupSyntax).self)?.memberBlock.memberNames.contains(name) == true
    }
  }
}

extension TokenSyntax {
  /// The type that it names.
  fileprivate var namedType: TypeSyntax? {
    if let type = parent?.as(IdentifierTypeSyntax.self), type.name.id == id { return TypeSyntax(type) }
    return parent?.as(MemberTypeSyntax.self).flatMap { $0.name.id == id ? TypeSyntax($0) : nil }
  }
}

extension SourceFile {
  /// Whether `label:` stands in the parentheses behind a name, or behind `.init`.
  fileprivate func mayPass(_ label: String, behind offset: Int) -> Bool {
    var start = offset
    if bytes[start...].starts(with: ".init".utf8) { start += 5 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return false }
    var depth = 0
    let end = bytes[start...].firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    return mentions(label, in: start..<(end ?? bytes.count)) { found in
      bytes[(found + label.utf8.count)...].first == UInt8(ascii: ":")
    }
  }
}
