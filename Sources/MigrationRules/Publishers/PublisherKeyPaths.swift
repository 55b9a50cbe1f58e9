import SourceText
import SwiftModel

/// Lets the key paths that a function takes lead to subjects, where it does nothing with the publishers but subscribe.
///
/// ```swift
/// bind(\.$title)
/// func bind(_ path: ReferenceWritableKeyPath<Store, Published<String>.Publisher>) { self[keyPath: path].sink { … } … }
/// ```
/// becomes
/// ```swift
/// bind(\.titleSubject)
/// func bind(_ path: KeyPath<Store, CurrentValueSubject<String, Never>>) { self[keyPath: path].sink { … } … }
/// ```
///
/// All its calls have to give such a literal, of the class that moves.
enum PublisherKeyPaths {
  static func receivers(
    of passed: PassedPublisher, toPropertiesOf owner: TypeID, in scope: LookupScope, _ context: RuleContext
  ) -> PublisherTypes.Outcome {
    let functions = CalledFunction.all(taking: passed, in: scope, context.model)
    guard functions.count == 1, let found = functions.first,
      let place = place(of: passed, in: found.function),
      let type = type(ofKeyPathsTakenBy: found, at: place, to: owner, context)
    else {
      return .obstacle(
        "its key path is handed to '\(passed.callee)', which does more than to subscribe to what it leads to, or is not found in the sources; hand on its 'eraseToAnyPublisher()'"
      )
    }
    guard isGivenPublishersOnly(found.function, at: place, context) else {
      return .obstacle(
        "its key path is handed to '\(passed.callee)', which is used with something else than key paths of this form, too; hand on its 'eraseToAnyPublisher()'"
      )
    }
    return .any([type])
  }

  private static func place(of passed: PassedPublisher, in function: FunctionFact) -> Int? {
    let parameters = function.parameters
    guard function.kind == .function, parameters.allSatisfy({ !$0.hasDefault && !$0.isVariadic }),
      parameters.indices.contains(passed.position), parameters[passed.position].label == passed.label
    else { return nil }
    return passed.position
  }

  /// The edit of the type of the parameter; nil where that is not the key path from the class to its publisher.
  private static func type(
    ofKeyPathsTakenBy found: CalledFunction, at place: Int, to owner: TypeID, _ context: RuleContext
  ) -> PublisherTypes.Edit? {
    let (function, file) = (found.function, found.file)
    let header = function.range.lowerBound..<(function.bodyRange?.lowerBound ?? function.range.upperBound)
    let mentions = context.index.files[file].typeMentions.filter {
      $0.publisherType != nil && header.contains($0.range.lowerBound)
    }
    guard mentions.count == 1, let mention = mentions.first, let publisher = mention.publisherType,
      case .keyPath(let range, let root) = publisher.position, let type = function.parameters[place].type,
      case .external(_, let arguments) = context.index.resolve(
        type, in: LookupScope(file: file, enclosingType: mention.enclosingType)),
      arguments.count == 2, arguments[0] == .project(owner, arguments: []),
      "\(type)".contains("Published")
    else { return nil }
    let source = context.source(file)
    let subject = context.model.combineName("CurrentValueSubject")
    let value = "\(subject)<\(source.text(in: publisher.valueRange)), Never>"
    return PublisherTypes.Edit(
      edit: source.replacing(range, with: "KeyPath<\(source.text(in: root)), \(value)>"), file: file)
  }

  /// Whether all calls that may be of the function are given the key path to a publisher, and nothing else may call it.
  private static func isGivenPublishersOnly(
    _ function: FunctionFact, at place: Int, _ context: RuleContext
  ) -> Bool {
    let index = context.index
    let isShared = index.files.flatMap(\.types).contains { type in
      type.functions.contains { other in
        other.name == function.name
          && (type.kind == .protocol || other.modifiers.contains(named: "override"))
      }
    }
    if isShared { return false }
    let name = FunctionName(name: function.name, labels: function.parameters.map(\.label))
    return index.files(mentioning: function.name).allSatisfy { file in
      FactsReader.calls(of: [function.name], in: context.source(file)).allSatisfy { call in
        if call.isReference { return false }
        guard name.mayTake(call.labels) else { return true }
        guard call.arguments.indices.contains(place), case .keyPath(_, let names) = call.arguments[place]
        else {
          return false
        }
        return names.count == 1 && names[0].hasPrefix("$")
      }
    }
  }
}
