package import SwiftModel

/// Where a value is stored that code reads or changes, as the declarations of the project tell.
package enum Place: Hashable, Sendable {
  /// A stored variable of a type, of an instance or static.
  case variable(VariableID)
  /// A stored variable of no type.
  case global(name: String, file: Int)
}

extension Place: Comparable {
  package static func < (lhs: Place, rhs: Place) -> Bool {
    switch (lhs, rhs) {
    case (.variable(let left), .variable(let right)): left < right
    case (.global(let name, let file), .global(let other, let otherFile)): (file, name) < (otherFile, other)
    case (.variable, .global): true
    case (.global, .variable): false
    }
  }
}

extension ProjectIndex {
  /// The declaration of a stored variable.
  package func variable(at place: Place) -> VariableFact? {
    switch place {
    case .variable(let id): self[id]
    case .global(let name, let file): files[file].globalVariables.first { $0.name == name }
    }
  }

  /// It is a variable that a protocol asks for.
  func isRequirement(_ place: Place) -> Bool {
    if case .variable(let id) = place { self[id.declaration].kind == .protocol } else { false }
  }

  /// Where names in that declaration are looked up.
  package func scope(of place: Place) -> LookupScope {
    switch place {
    case .variable(let id): LookupScope(inside: id.declaration)
    case .global(_, let file): LookupScope(file: file, enclosingType: nil)
    }
  }
}
