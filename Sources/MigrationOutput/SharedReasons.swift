import MigrationPlanning

/// Reasons at places that each hold many units of types, which are said once, and not for each of these.
///
/// ```swift
/// @ObservedObject var adapter = InjectedValues[\.adapter]     // may be any type
/// ```
struct SharedReasons {
  /// Reasons of one kind that hold the same units, in the order of the first of these.
  struct Group {
    let id: DiagnosticID
    fileprivate(set) var reasons: [Diagnostic]
    let units: [Plan.Unit]

    var types: Int { units.reduce(0) { $0 + $1.members.count } }
  }

  /// Those that hold most types first.
  let groups: [Group]
  private let places: Set<Place>

  private struct Place: Hashable {
    let id: DiagnosticID
    let location: SourceLocation

    init(of reason: Diagnostic) { (id, location) = (reason.id, reason.location) }
  }

  private struct Holding: Hashable {
    let id: DiagnosticID
    let units: [Int]
  }

  init(holding units: [Plan.Unit]) {
    var first: [Place: Diagnostic] = [:]
    var order: [Place] = []
    var held: [Place: [Int]] = [:]
    for (number, unit) in units.enumerated() {
      for reason in unit.blockers where held[Place(of: reason)]?.last != number {
        let place = Place(of: reason)
        if first[place] == nil {
          first[place] = reason
          order.append(place)
        }
        held[place, default: []].append(number)
      }
    }
    var groups: [Group] = []
    var numbers: [Holding: Int] = [:]
    for place in order {
      guard let reason = first[place], let holds = held[place], holds.count >= Self.limit else { continue }
      let holding = Holding(id: place.id, units: holds)
      if let number = numbers[holding] {
        groups[number].reasons.append(reason)
      } else {
        numbers[holding] = groups.count
        groups.append(Group(id: place.id, reasons: [reason], units: holds.map { units[$0] }))
      }
    }
    self.groups = groups.enumerated().sorted { ($1.element.types, $0.offset) < ($0.element.types, $1.offset) }
      .map(\.element)
    places = Set(held.filter { $0.value.count >= Self.limit }.keys)
  }

  /// The number of units from which on a place is said once.
  private static let limit = 4

  func contains(_ reason: Diagnostic) -> Bool { places.contains(Place(of: reason)) }
}
