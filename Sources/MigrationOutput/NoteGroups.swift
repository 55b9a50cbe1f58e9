import MigrationPlanning

/// The notes, a line for each kind: how many places, the types that they are about, and the first place.
struct NoteGroups {
  private let notes: [Diagnostic]
  private let types: [Diagnostic: [Report.TypeEntry]]
  private let places: ShortPlaces
  private let isVerbose: Bool

  init(_ report: Report, places: ShortPlaces, isVerbose: Bool) {
    notes = report.notes
    types = report.typesByNote
    self.places = places
    self.isVerbose = isVerbose
  }

  /// What needs a hand comes first, then what is most common.
  var lines: [String] {
    Dictionary(grouping: notes, by: \.id).sorted { Self.key($0).lexicographicallyPrecedes(Self.key($1)) }
      .flatMap { id, group in
        ["  \(line(for: group, of: id))"]
          + (isVerbose && group.count > 1
            ? group.map { "    \(places.text($0.location)): \($0.message)" } : [])
      }
  }

  private static func key(_ group: (key: DiagnosticID, value: [Diagnostic])) -> [Int] {
    let order = DiagnosticID.allCases.firstIndex(of: group.key) ?? 0
    return [group.key.needsManualWork || !group.key.isAboutCode ? 0 : 1, -group.value.count, order]
  }

  private func line(for group: [Diagnostic], of id: DiagnosticID) -> String {
    let place = places.text(group[0].location)
    guard group.count > 1 else { return "\(group[0].message): \(place) [\(id.rawValue)]" }
    let names = self.names(of: group)
    let about = names.isEmpty ? "" : ": \(names)"
    guard let sentence = id.sentence(group.count) else {
      return "\(group[0].message) (and \(group.count - 1) more\(about)); first \(place) [\(id.rawValue)]"
    }
    return
      "\(sentence)\(sharedReason(of: group))\(about)\(mostUnobserved(in: group)); first \(place) [\(id.rawValue)]"
  }

  /// `; 65 of them for 'ThemeManager.colors'`, where most notes are about the same state: to make that observable spares these.
  private func mostUnobserved(in group: [Diagnostic]) -> String {
    let state = group.compactMap { note -> Substring? in
      guard let start = note.message.firstRange(of: "nothing observes ")?.upperBound,
        let end = note.message[start...].firstRange(of: ", which ")?.lowerBound
      else { return nil }
      return note.message[start..<end]
    }
    let most = Dictionary(grouping: state) { $0 }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let most, most.value.count > max(group.count / 2, Self.namesShown) else { return "" }
    return "; \(most.value.count) of them for \(most.key)"
  }

  /// `, because the macro cannot take a tuple pattern`, where all notes say that.
  private func sharedReason(of group: [Diagnostic]) -> String {
    let reasons = Set(
      group.map { note in
        let start = note.message.firstRange(of: ", because ")?.lowerBound ?? note.message.endIndex
        return note.message[start...].prefix { $0 != ";" }
      })
    guard let reason = reasons.first, reasons.count == 1 else { return "" }
    return reason.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "it" ? "them" : $0 }.joined(separator: " ")
  }

  /// `'Router' (12), 'Theme' (3) and 2 more`, the most common first.
  private func names(of group: [Diagnostic]) -> String {
    let named = group.flatMap { note in (types[note] ?? []).map { (name: $0.name, note: note) } }
    let counted = Dictionary(grouping: named, by: \.name).map { (name: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    let words = counted.map { "'\($0.name)'" + ($0.count > 1 ? " (\($0.count))" : "") }
    return Phrase.list(words, upTo: isVerbose ? .max : Self.namesShown, "more types")
  }

  private static let namesShown = 4
}

extension DiagnosticID {
  /// What several notes of a kind say together; nil for a kind that is rarely one, whose first message stands for all.
  fileprivate func sentence(_ count: Int) -> String? {
    switch self {
    case .announcementRead:
      "\(count) views and members read what is announced with state that nothing observes, to be updated as before"
    case .codingKeysKept: "\(count) types keep the keys of their synthesized coding"
    case .environmentObjectNeverRead:
      "\(count) views have an environment object that they never read, and are no longer updated with it"
    case .environmentObjectReadInBranch:
      "\(count) views read an environment object only in a branch, and now need it wherever they appear"
    case .mainActorThroughWrapper: "\(count) types were on the main actor through their wrappers only"
    case .equalValueNotAnnounced:
      "\(count) declarations announce equal values too, as before, in an observer"
    case .forwardingRemoved:
      "changes of \(count) objects are no longer passed on by the object that holds them"
    case .heldObjectStays:
      "\(count) objects that stay are read through an object that moves, and other changes of that no longer show theirs"
    case .madeFileprivate: "\(count) private types are made 'fileprivate'"
    case .onChangeInstead:
      "\(count) uses of 'onReceive' become 'onChange', which runs later and does not see equal values"
    case .observedObjectNeverRead:
      "\(count) views observe an object that they never read, and are no longer updated with it"
    case .objectCreatedInline:
      "\(count) objects are new whenever their view is made again, as before; '@State' is probably meant"
    case .projectionPassedWhole:
      "\(count) projections of whole objects are passed on as a 'Bindable' now; see that every receiver takes one"
    case .publisherBridged: "\(count) publishers live on"
    case .publisherKept: "\(count) properties that no view shows keep '@Published', and are not tracked"
    case .stateCreatedEagerly:
      "\(count) objects in '@State' are made whenever their view is initialized, and only the first is kept"
    case .stateObjectKept: "\(count) properties keep '@StateObject', as their objects have to be made once"
    case .storageIgnored: "\(count) variables are not tracked"
    case .updatesNotLimited:
      "\(count) classes tell views of each change, where a publisher let only some through"
    case .wrappedStorageAnnounced:
      "\(count) wrapped variables announce what is assigned to them, and not what is written to their store"
    case .wrapperInModelIgnored: "\(count) wrapped variables are not tracked"
    case .fileNotRead: "\(count) files could not be read"
    case .syntaxError: "\(count) files have syntax errors, and what they may concern stays"
    case .initializerReadsTrackedState:
      "\(count) initializers read what is tracked, so that what makes the object is updated with it"
    case .isolatedProperty: "\(count) properties are isolated by themselves, which Swift 6 may reject"
    case .objectHandedToLibrary: "\(count) objects are handed to code that is not in the sources"
    case .publishedWhileRendering: "\(count) variables are changed while a view is made"
    case .revisionNeverRead: "\(count) variables are changed to update views that do not read them"
    case .superclassOutsideSources:
      "\(count) classes with '@Published' variables may be observable through types that are not in the given sources; give their folders with '--context'"
    case .unobservedState: "\(count) views show what nothing observes, and are no longer updated with it"
    default: nil
    }
  }
}
