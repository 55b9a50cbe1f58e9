import EffectAnalysis
import MigrationPlanning
import SwiftModel

/// Views that create an object for their children each time an observed object changes that they do not read.
///
/// ```swift
/// struct Switch<Content: View>: View {
///   @EnvironmentObject private var navigator: Navigator
///   var body: some View { contents().environmentObject(SwitchState()) }
/// ```
/// Each change of the navigator gave the children a new state. An object that is not read no longer updates the view,
/// so the children keep the first state unless something else updates it. Where its body cannot read what the object
/// announces, to be reviewed, and blocked with `environment-object-never-read` or `observed-object-never-read` otherwise.
enum RenewedObjects {
  static func rewrites(in context: RuleContext) -> [Rewrite] {
    let unread = LostUpdates(in: context.model, context.renderedFunctions)
    let properties = context.properties.filter { property in
      [.environmentObject, .observedObject].contains(property.wrapper) && !property.subjects.isEmpty
    }
    return properties.compactMap { property in
      guard let owner = context.index.owner(of: property.id), let made = objectMade(by: owner, context),
        unread.areLost(for: property), !isUpdatedOtherwise(owner, context),
        // A body that reads something of it for another reason does not read all of it.
        context.unannounced.readingBodies[property.id] != nil
          || unread.reads(through: property, context) == nil
      else { return nil }
      let name = property.variable.name
      let example =
        context.model.published(in: property.subjects).map { ", as in 'let _ = \(name).\($0)'" } ?? ""
      // That its changes are lost is among the notes of the property.
      return Rewrite.edits([], of: property.subjects, in: property.file, notes: []).reviewed(
        otherwise: context.diagnostic(
          property.wrapper == .environmentObject ? .environmentObjectNeverRead : .observedObjectNeverRead,
          at: property.variable.nameRange.lowerBound, in: property.file,
          "'\(name)' is never read, and 'body' makes a new '\(context.name(of: made.type))' with every change of it, which it would no longer do; read in it what that depends on\(example), or run with '--best-effort'"
        ).traced(by: [context.model.step(at: made.location, "makes '\(context.name(of: made.type))'")]))
    }
  }

  /// Whether the view reads another wrapped property, such as `@State`: the unread object may be left over there.
  private static func isUpdatedOtherwise(_ view: TypeID, _ context: RuleContext) -> Bool {
    let declarations = context.index.declarations(of: view).map { context.index[$0] }
    return declarations.flatMap(\.variables).contains { variable in
      !variable.attributes.isEmpty && !variable.isComputed
        && [variable.name, "$" + variable.name].contains { name in
          declarations.contains { $0.mentionCounts[name] != nil }
        }
    }
  }

  /// The type of an object that a view makes for the environment of its children, and where it does:
  /// `.environmentObject(SwitchState())`, or `.environment(SwitchState())` where that type has moved already.
  private static func objectMade(
    by view: TypeID, _ context: RuleContext
  ) -> (type: TypeID, location: SourceLocation)? {
    guard context.model.conforms(view, toOneOf: ["View", "ViewModifier"]) else { return nil }
    return context.index.declarations(of: view).firstResult { declaration in
      let region = CodeRegion(file: declaration.file, range: context.index[declaration].memberBlockRange)
      let calls = context.model.references.effects(in: [region]) { names.contains($0) }[region] ?? []
      return calls.firstResult { call in
        guard let argument = call.firstArgument, argument.label == nil,
          let name = nameOfInitializedType(in: argument.value),
          case .project(let type, _) = context.index.resolve(
            .name(name), in: LookupScope(inside: declaration)),
          context.index[type].kind == .class
        else { return nil }
        return (type, SourceLocation(file: declaration.file, offset: call.offset))
      }
    }
  }

  /// `SwitchState` of `SwitchState()` and of `SwitchState().configured()`.
  private static func nameOfInitializedType(in expression: ExpressionFact) -> String? {
    switch expression {
    case .call(.name(let type), _): type
    case .call(let value, _), .member(let value, _), .unwrapped(let value), .optionalChain(let value):
      nameOfInitializedType(in: value)
    case .oneOf(let values): values.first.flatMap(nameOfInitializedType)
    default: nil
    }
  }

  private static let names: Set<String> = ["environment", "environmentObject"]
}
