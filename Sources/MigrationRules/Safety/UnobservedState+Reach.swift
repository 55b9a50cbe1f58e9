import MigrationPlanning
import SwiftModel

extension UnobservedState {
  /// Where such a value is kept.
  enum Key: Hashable {
    case global(String)
    case variable(VariableID)
    case userDefaults
    /// `NSPasteboard.general`, by its type.
    case system(String)
    case outside(ExternalState)

    /// It is one of many values, and may be another one than is meant.
    var isOutside: Bool {
      if case .outside = self { true } else { false }
    }
  }

  /// A mention on the way to such a value: a call, or in the end that of the value itself.
  struct Place {
    let name: String
    let location: SourceLocation
    var isCalled = false

    init(name: String, location: SourceLocation) {
      self.name = name
      self.location = location
    }

    init(_ use: Effect, in file: Int) {
      self.init(name: use.name, location: SourceLocation(file: file, offset: use.offset))
      isCalled = use.isCalled
    }
  }

  /// What some code comes to.
  struct Reach {
    /// Where the values are kept that it mentions, with the first way to each.
    var keys: [Key: [Place]] = [:]
    /// The observable classes of which it mentions a variable.
    var observables: Set<TypeID> = []
    /// All names in it that may be of the project.
    var names: Set<String> = []
    /// More is called than was followed.
    var isPartial = false
  }
}

extension ProjectModel {
  /// - Parameter verb: what is done with the last one, the value itself.
  func steps(_ places: [UnobservedState.Place], endingWith verb: String) -> [TraceStep] {
    places.enumerated().map { number, place in
      let action =
        if number == places.count - 1 {
          "\(verb) '\(place.name)'"
        } else {
          place.isCalled ? "calls '\(place.name)()'" : "reads '\(place.name)'"
        }
      return step(at: place.location, action)
    }
  }
}
