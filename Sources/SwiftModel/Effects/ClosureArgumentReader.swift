package import SourceText
import SwiftSyntax

/// A call that passes code to a function: `store.update { $0.count = 1 }`.
package struct ClosureArgumentUse: Sendable {
  package let function: String
  /// The receiver of the call; nil for `self`.
  package let base: ExpressionFact?
  /// The members of the same object that the code names.
  package let reads: Set<String>
  /// Where the names stand in the code; in order.
  package let mentions: [Int]
  /// The enclosing function, if it forwards a closure parameter of its own.
  package let forwardedBy: String?
  package let enclosingType: Int?
  package let offset: Int
}

extension ModifyAccess {
  /// The same change, made by a call that passes the code for it. Its place is unknown: it is from another scope.
  package func made(by code: ClosureArgumentUse, of object: ExpressionFact?) -> ModifyAccess {
    ModifyAccess(
      name: name, base: object, place: .unknown, method: nil, reads: code.reads, callee: nil, closureOf: nil,
      handsObjectOn: false, enclosingType: code.enclosingType, offset: code.offset, mentions: code.mentions)
  }
}

/// A closure assigned to a variable: `state.onChange = { … }`, `State(onChange: { … })`.
package struct StoredClosure: Hashable, Sendable {
  /// The base of the variable, or the callee with its name as a label; nil without a base.
  package let holder: ExpressionFact?
  package let isArgument: Bool
  package let range: Range<Int>
  /// The offsets of the names in the code that the closure runs immediately; in order.
  package let mentions: [Int]
  package let enclosingType: Int?
}

extension FactsReader {
  /// The calls in a file that pass closures or functions to a function of some names.
  package static func code(givenTo functions: Set<String>, in source: SourceFile) -> [ClosureArgumentUse] {
    reparse(source, mentioning: functions) { file in
      file.references(to: functions).filter { !$0.isLocal }.compactMap { closureArguments(of: $0, in: file) }
    }
  }

  private static func closureArguments(of function: Reference, in file: ReparsedFile) -> ClosureArgumentUse? {
    guard let call = function.directCall else { return nil }
    let base = function.access?.base.flatMap { $0.isSelf ? nil : $0 }
    let names = MemberNames(of: base)
    var forwarder: String?
    for argument in call.arguments.map(\.expression) {
      if argument.is(ClosureExprSyntax.self) {
        names.walk(argument)
      } else if argument.isName {
        names.readName(argument, unless: "")
        forwarder = forwarder ?? argument.functionGivenItsFunction
      }
    }
    for closure in call.trailingClosures { names.walk(closure) }
    return ClosureArgumentUse(
      function: function.name, base: base.map { ExpressionReader().read($0) }, reads: names.found,
      mentions: names.mentions, forwardedBy: forwarder, enclosingType: file.enclosingType(of: call),
      offset: function.offset)
  }

  /// The closures assigned to variables of a name, and those with that label in calls of a type.
  package static func closures(
    heldBy name: String, of type: String, in source: SourceFile
  ) -> [StoredClosure] {
    reparse(source, mentioning: [name, type]) { file in
      let reader = StoredClosureReader(name: name, file: file)
      return file.names([name, type]).flatMap { token in
        if token.plainText == name,
          let closure = reader.closure(labeled: token) ?? reader.closure(assigned: token)
        {
          return [closure]
        }
        return token.plainText == type ? reader.closures(passedTo: token) : []
      }
    }
  }
}

private struct StoredClosureReader {
  let name: String
  let file: ReparsedFile

  /// `State(name: { … })`, `State { … } name: { … }`
  func closure(labeled token: TokenSyntax) -> StoredClosure? {
    if let argument = token.parent?.as(LabeledExprSyntax.self), argument.label?.id == token.id,
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      return closure(argument.expression, in: ExpressionReader().readCallee(of: call), isArgument: true)
    }
    guard let element = token.parent?.as(MultipleTrailingClosureElementSyntax.self),
      element.label.id == token.id, let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return closure(
      ExprSyntax(element.closure), in: ExpressionReader().readCallee(of: call), isArgument: true)
  }

  /// `state.name = { … }`
  func closure(assigned token: TokenSyntax) -> StoredClosure? {
    guard let reference = Reference(token), let assignment = reference.assignment,
      assignment.elements.count == 3,
      assignment.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      let value = assignment.elements.last
    else { return nil }
    return closure(
      value, in: reference.access?.base.map { ExpressionReader().read($0) }, isArgument: false)
  }

  /// `State { … }`
  func closures(passedTo token: TokenSyntax) -> [StoredClosure] {
    guard let call = Reference(token)?.directCall, let closure = call.trailingClosure else { return [] }
    let stored = self.closure(
      ExprSyntax(closure), in: ExpressionReader().readCallee(of: call), isArgument: true)
    return [stored].compactMap { $0 }
  }

  private func closure(
    _ value: ExprSyntax, in holder: ExpressionFact?, isArgument: Bool
  ) -> StoredClosure? {
    let names = MemberNames(of: nil)
    if value.is(ClosureExprSyntax.self) {
      names.walk(value)
    } else if value.isName {
      names.readName(value, unless: name)
    }
    guard !names.mentions.isEmpty else { return nil }
    return StoredClosure(
      holder: holder, isArgument: isArgument, range: value.byteRange, mentions: names.mentions,
      enclosingType: file.enclosingType(of: value))
  }
}

extension ExprSyntax {
  /// The name of the function around whose parameter this is.
  var functionGivenIt: String? { parameter?.ancestor(as: FunctionDeclSyntax.self)?.name.plainText }

  /// The same, where the parameter says that it is a function.
  var functionGivenItsFunction: String? {
    var type = parameter?.type
    if let attributed = type?.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    return type?.is(FunctionTypeSyntax.self) == true ? functionGivenIt : nil
  }

  private var parameter: FunctionParameterSyntax? {
    self.as(DeclReferenceExprSyntax.self).flatMap { reference in
      LocalBinding.visible(named: reference.baseName.plainText, at: self)?.syntax
        .as(FunctionParameterSyntax.self)
    }
  }
}
