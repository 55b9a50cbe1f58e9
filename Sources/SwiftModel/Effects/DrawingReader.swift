package import SourceText
import SwiftSyntax

/// The members of an object that a view reads only in drawing code: in the renderer of a `Canvas`, in the closure of an
/// `alignmentGuide`, or in methods that only such closures call.
package struct DrawnReads: Sendable {
  /// The members of the object that the renderers read.
  package fileprivate(set) var drawn: Set<String> = []
  /// The object as a whole is an argument in drawing code, so the callee may read it.
  package fileprivate(set) var isDrawnWhole = false
  /// The members that are read while the view is made.
  package fileprivate(set) var members: Set<String> = []
  /// The object as a whole is an argument of a call while the view is made, so the callee may read it.
  package fileprivate(set) var isGiven = false

  /// The initial value, before any declaration of the view is read.
  package init() {}

  /// Adds the reads of another declaration of the view.
  package mutating func formUnion(_ other: DrawnReads) {
    drawn.formUnion(other.drawn)
    members.formUnion(other.members)
    isDrawnWhole = isDrawnWhole || other.isDrawnWhole
    isGiven = isGiven || other.isGiven
  }
}

extension FactsReader {
  /// The reads of a property in the declarations of a view.
  ///
  /// - Parameters:
  ///   - methods: the names of the methods of the view.
  ///   - drawing: the names of the types and modifiers whose closures draw.
  ///   - blocks: the braces of the declarations.
  package static func drawnReads(
    of name: String, methods: Set<String>, drawing: Set<String>, inTypesAt blocks: [Range<Int>],
    in source: SourceFile
  ) -> DrawnReads {
    reparse(source, mentioning: methods.union([name])) { file in
      var reader = DrawingReader(methods: methods, drawing: drawing)
      for reference in file.references(to: methods.union([name]))
      where reference.isOwn && reference.node.isMember(ofTypesAt: blocks) {
        reader.add(reference, isObject: reference.name == name)
      }
      return reader.reads
    }
  }
}

private struct DrawingReader {
  let methods: Set<String>
  let drawing: Set<String>
  private var mentions: [(object: ExprSyntax, place: Place)] = []
  /// Where the methods of the view are called, or named.
  private var callers: [String: [Place]] = [:]

  init(methods: Set<String>, drawing: Set<String>) {
    self.methods = methods
    self.drawing = drawing
  }

  mutating func add(_ reference: Reference, isObject: Bool) {
    let place = place(of: reference.expression)
    if isObject {
      mentions.append((reference.expression, place))
    } else {
      callers[reference.name, default: []].append(place)
    }
  }

  /// Where something is mentioned in a view.
  private enum Place: Hashable {
    case renderer
    /// In a method, while that runs.
    case method(String)
    case content
    /// In an action, or in a closure that is stored.
    case later
  }

  var reads: DrawnReads {
    let drawing = drawingMethods
    return mentions.reduce(into: DrawnReads()) { reads, mention in
      let isDrawn: Bool
      switch mention.place {
      case .renderer: isDrawn = true
      case .method(let method): isDrawn = drawing.contains(method)
      case .content: isDrawn = false
      case .later: return
      }
      if let member = mention.object.memberOfObject {
        if isDrawn { reads.drawn.insert(member) } else { reads.members.insert(member) }
      } else if isDrawn {
        reads.isDrawnWhole = true
      } else if !mention.object.isGivenToInitializer {
        reads.isGiven = true
      }
    }
  }

  /// The names of the methods that only renderers call, directly or indirectly.
  private var drawingMethods: Set<String> {
    var drawing = methods.filter { callers[$0]?.isEmpty == false }
    while true {
      let left = drawing.filter { method in
        callers[method, default: []].allSatisfy { place in
          switch place {
          case .renderer: true
          case .method(let caller): drawing.contains(caller)
          case .content, .later: false
          }
        }
      }
      if left == drawing { return drawing }
      drawing = left
    }
  }

  private func place(of node: ExprSyntax) -> Place {
    var isLater = false
    for parent in sequence(first: Syntax(node), next: \.parent) {
      if let closure = parent.as(ClosureExprSyntax.self) {
        if closure.captures(node) { continue }
        if closure.draws(by: drawing) { return .renderer }
        isLater = isLater || closure.runsLater
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        return isLater ? .later : .method(function.name.plainText)
      } else if parent.is(InitializerDeclSyntax.self) {
        return .later
      } else if parent.is(MemberBlockSyntax.self) {
        break
      }
    }
    return isLater ? .later : .content
  }
}

extension ClosureExprSyntax {
  /// The renderer of a `Canvas`, and the like, outside of timelines, which redraw it all the time.
  fileprivate func draws(by drawing: Set<String>) -> Bool {
    guard let call = callReceivingIt, call.calleeName.map(drawing.contains) == true else { return false }
    let label = parent?.as(LabeledExprSyntax.self)?.label?.text
    guard call.trailingClosure?.id == id || label == "renderer" else { return false }
    return !sequence(first: Syntax(call), next: \.parent).contains {
      $0.as(FunctionCallExprSyntax.self)?.calleeName == "TimelineView"
    }
  }
}

extension ExprSyntax {
  /// `title` of `model.title` and `model?.title`.
  var memberOfObject: String? {
    var current = Syntax(self)
    while let parent = current.parent,
      parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
    {
      current = parent
    }
    guard let access = current.parent?.as(MemberAccessExprSyntax.self), access.base?.id == current.id else {
      return nil
    }
    return access.declName.baseName.plainText
  }

  /// `Legend(model: model)`: another view reads its argument in its own body.
  fileprivate var isGivenToInitializer: Bool {
    guard let call = parent?.as(LabeledExprSyntax.self)?.ancestor(as: FunctionCallExprSyntax.self) else {
      return false
    }
    return call.calleeName?.first?.isUppercase == true
  }
}

extension SyntaxProtocol {
  /// In one of some types itself, and not in a type that is nested in it.
  ///
  /// - Parameter blocks: the braces of the declarations.
  func isMember(ofTypesAt blocks: [Range<Int>]) -> Bool {
    innermostMemberBlock.map(blocks.contains) ?? false
  }

  /// The braces of the innermost type around it.
  var innermostMemberBlock: Range<Int>? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockSyntax.self)?.byteRange }
      .first
  }
}
