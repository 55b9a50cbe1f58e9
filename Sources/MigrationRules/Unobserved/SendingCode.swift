import EffectAnalysis
import MigrationPlanning
import SourceText
import SwiftModel

/// Code that changes state that nothing observes and sends `objectWillChange`, with the classes that views which show this
/// state observe.
///
/// ```swift
/// func use(_ theme: Theme) {
///   Theme.current = theme
///   isSaved = true
///   objectWillChange.send()   // tells of both, also where `isSaved` is the same as before
/// }
/// ```
struct SendingCode: Sendable {
  private var changing: [CodeRegion: Set<TypeID>] = [:]
  /// What such code calls, and what sends there.
  private var called: [CodeRegion: Set<TypeID>] = [:]

  /// - Parameter observed: the classes that a view observes which shows what changes.
  mutating func add(
    _ origin: ChangeOrigins.Origin, _ origins: ChangeOrigins, for observed: Set<TypeID>,
    in model: ProjectModel
  ) {
    for region in model.regionsSending(in: origin.code) { changing[region, default: []].formUnion(observed) }
    for region in Self.regions(in: origin, origins, for: observed, in: model) {
      called[region, default: []].formUnion(observed)
    }
  }

  /// The code that sends, among that of an origin, and what this calls where a class sends that a view observes.
  static func regions(
    in origin: ChangeOrigins.Origin, _ origins: ChangeOrigins, for observed: Set<TypeID>,
    in model: ProjectModel
  ) -> [CodeRegion] {
    let mayBeCalled = !observed.isDisjoint(with: model.announced.classes)
    return model.regionsSending(in: mayBeCalled ? origins.allCode(of: origin) : Set(origin.code))
  }

  /// Whether a call of `objectWillChange.send()` tells views of a class of such a change beside it.
  ///
  /// - Parameter throughCalls: also of one by code that calls what the call stands in.
  func tells(of owner: TypeID, at place: SourceLocation, throughCalls: Bool = false) -> Bool {
    (throughCalls ? called : changing).contains { region, observed in
      region.file == place.file && region.range.contains(place.offset) && observed.contains(owner)
    }
  }
}

extension ProjectModel {
  /// The code that sends `objectWillChange`, among some.
  func regionsSending(in code: some Sequence<CodeRegion>) -> [CodeRegion] {
    code.filter { source($0.file).mentions("objectWillChange", in: $0.range) }
  }
}
