package import Testing

/// A source with marked places, and what is expected at each.
package struct Row: Sendable, CustomTestStringConvertible {
  private let name: String
  private let source: String
  private let expected: [String]
  private let location: SourceLocation

  /// - Parameters:
  ///   - source: as `MarkedProject` takes it.
  ///   - expected: a line for each marker, in their order: `1️⃣ Store`.
  package init(
    _ name: String, _ source: String, _ expected: String...,
    location: SourceLocation = #_sourceLocation
  ) {
    self.name = name
    self.source = source
    self.expected = expected
    self.location = location
  }

  package var testDescription: String { name }

  /// Holds what is found against what is expected; a failure is that of the row's line.
  ///
  /// - Parameter read: gives a line for each place of the project that it finds.
  package func check(_ read: (MarkedProject) -> [String]) {
    let found = read(MarkedProject(source)).sorted()
    #expect(found == expected, "\(name)", sourceLocation: location)
  }

  /// The same with an answer for each marker.
  package func check(_ answer: (MarkedProject, MarkedProject.Place) -> String) {
    check { project in project.places.map { "\($0.key) \(answer(project, $0.value))" } }
  }
}
