import EffectAnalysis
import SwiftModel

/// Where readers can register, and what setters announce.
extension ObservationDependencies {
  /// The function itself, or those of the class that each call of it runs; nil where none can register readers.
  func registering(
    _ place: Located<MemberBody>, with registrar: String
  ) -> [Located<MemberBody>]? {
    if canRegister(place, with: registrar) { return [place] }
    return place.use.mentions.filter { $0.isCertain && $0.isCalled }.firstResult { mention in
      let called = located.filter { $0.use.name == mention.name }
      return !called.isEmpty && called.allSatisfy { canRegister($0, with: registrar) } ? called : nil
    }
  }

  /// Key paths of isolated properties are not accessible in a nonisolated function.
  private func canRegister(_ place: Located<MemberBody>, with registrar: String) -> Bool {
    let body = place.use
    guard place.file == subject.file || isVisibleElsewhere(registrar), !inherited.contains(body.name),
      !foreign.contains(body.name)
    else { return false }
    guard body.kind == .function || body.isThrowing || !canName(body), body.getter != nil, !body.isOverride,
      !body.hasResultBuilder
    else { return false }
    return !model.index.files[place.file].types.contains { type in
      type.functions.contains { $0.isNonisolated && $0.range.lowerBound == body.range.lowerBound }
    }
  }

  /// The start of a computed property's getter, if it can register its readers.
  func getter(of name: String) -> MemberBody.Getter? {
    guard !foreign.contains(name), let all = bodies[name], all.count == 1, all[0].kind == .computedProperty,
      !all[0].isOverride,
      !all[0].isStatic, !all[0].hasResultBuilder, !all[0].isThrowing
    else { return nil }
    return all[0].getter
  }

  /// Whether a key path of its own can announce a property: not one that some builds leave out.
  func isAnnounceable(_ body: MemberBody) -> Bool { getter(of: body.name) != nil && canName(body) }

  private func canName(_ body: MemberBody) -> Bool { model.canName(body.name, of: subject, in: subject.file) }

  func setter(of name: String) -> MemberBody.Setter? {
    guard !foreign.contains(name), let all = bodies[name], all.count == 1 else { return nil }
    return all[0].setter
  }

  func isInherited(_ name: String) -> Bool { inherited.contains(name) }

  /// Whether a member is visible outside of the class.
  func isVisibleElsewhere(_ name: String) -> Bool {
    if let id = variables[name] { return !isHidden(model.index[id]) }
    return bodies[name]?.allSatisfy { !$0.isHidden } ?? false
  }
}
