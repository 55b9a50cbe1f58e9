import Foundation
import MigrationPlanning

/// The report as SARIF 2.1.0, for code scanning.
package struct SARIFReport: Encodable {
  struct Text: Encodable {
    let text: String
    var markdown: String?
  }

  struct Rule: Encodable {
    struct Configuration: Encodable { let level: String }

    let id: String
    let shortDescription: Text
    /// The whole page, since a page of its own has no fixed address.
    let help: Text
    let defaultConfiguration: Configuration
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable {
        let uri: String
        let uriBaseId: String?
      }
      struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
      }

      let artifactLocation: Artifact
      let region: Region
    }

    /// The number in `relatedLocations`; nil for the place itself.
    var id: Int?
    let physicalLocation: Physical
    var message: Text?
  }

  /// The places that lead to a result, in the order of execution.
  struct CodeFlow: Encodable {
    struct ThreadFlow: Encodable {
      struct Step: Encodable { let location: Location }

      let locations: [Step]
    }

    let threadFlows: [ThreadFlow]
  }

  struct Suppression: Encodable {
    let kind: String
    let justification: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    var relatedLocations: [Location]?
    var codeFlows: [CodeFlow]?
    /// Empty where it counts, with a baseline; nil without one.
    var suppressions: [Suppression]?
  }

  struct Run: Encodable {
    struct Tool: Encodable {
      struct Driver: Encodable {
        let name: String
        let semanticVersion: String
        let rules: [Rule]
      }

      let driver: Driver
    }

    let tool: Tool
    let columnKind: String
    let results: [Result]
  }

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  package static func bytes(_ document: ReportDocument) -> [UInt8] {
    JSONReport.encoded(SARIFReport(document))
  }

  init(_ document: ReportDocument) {
    let maker = ResultMaker(document)
    let driver = Run.Tool.Driver(
      name: "observe-migrate", semanticVersion: document.toolVersion, rules: RuleCatalog.rules)
    runs = [Run(tool: Run.Tool(driver: driver), columnKind: "unicodeCodePoints", results: maker.results)]
  }
}

/// Every word in brackets that a message can have, in a stable order.
private enum RuleCatalog {
  static let rules: [SARIFReport.Rule] =
    ReportWords.all.map { word, meaning in
      rule(word, SARIFReport.Text(text: meaning), help: SARIFReport.Text(text: meaning))
    }
    + DiagnosticID.allCases.map { id in
      let text = DiagnosticPage(id)
      return rule(
        id.rawValue, SARIFReport.Text(text: text.opening),
        help: SARIFReport.Text(text: text.opening, markdown: id.page))
    }

  static let indexes = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })

  private static func rule(
    _ id: String, _ description: SARIFReport.Text, help: SARIFReport.Text
  ) -> SARIFReport.Rule {
    SARIFReport.Rule(
      id: id, shortDescription: description, help: help,
      defaultConfiguration: SARIFReport.Rule.Configuration(level: "warning"))
  }
}

private struct ResultMaker {
  private let document: ReportDocument

  init(_ document: ReportDocument) { self.document = document }

  var results: [SARIFReport.Result] {
    (document.newTypes.map(\.message) + document.deploymentTargets).map { result($0) }
      + document.types.flatMap(results) + document.notes.map { result($0) }
      + (document.doneInBaseline ?? []).map { result($0) }
  }

  private func results(_ type: ReportDocument.TypeRecord) -> [SARIFReport.Result] {
    let own = ReportDocument.Message(
      id: type.word, severity: type.severity, message: type.message, place: type.place)
    let culprits = type.because.map { document.types[$0] }
    let results =
      [result(own, related: culprits.map { ($0.place, "'\($0.name)' is declared here") })]
      + type.reasons.map { result($0, related: [(type.place, "'\(type.name)' is declared here")]) }
    return results.map { result in
      var result = result
      result.suppressions = type.inBaseline.map { isTolerated in
        isTolerated
          ? [SARIFReport.Suppression(kind: "external", justification: "the baseline tolerates it")] : []
      }
      return result
    }
  }

  private func result(
    _ message: ReportDocument.Message, related: [(place: ReportDocument.Place, message: String)] = []
  ) -> SARIFReport.Result {
    SARIFReport.Result(
      ruleId: message.id, ruleIndex: RuleCatalog.indexes[message.id] ?? -1, level: message.severity,
      message: SARIFReport.Text(text: message.message), locations: message.place.map { [location($0)] } ?? [],
      relatedLocations: related.isEmpty
        ? nil
        : related.enumerated().map { number, other in
          var location = location(other.place)
          location.id = number + 1
          location.message = SARIFReport.Text(text: other.message)
          return location
        }, codeFlows: message.trace.map { [codeFlow($0)] })
  }

  private func codeFlow(_ trace: [ReportDocument.Step]) -> SARIFReport.CodeFlow {
    let steps = trace.map { step in
      var location = location(step.place)
      location.message = SARIFReport.Text(text: step.message)
      return SARIFReport.CodeFlow.ThreadFlow.Step(location: location)
    }
    return SARIFReport.CodeFlow(threadFlows: [SARIFReport.CodeFlow.ThreadFlow(locations: steps)])
  }

  private func location(_ place: ReportDocument.Place) -> SARIFReport.Location {
    let isAbsolute = place.path.hasPrefix("/")
    let path = place.path.addingPercentEncoding(withAllowedCharacters: Self.pathCharacters) ?? place.path
    return SARIFReport.Location(
      physicalLocation: SARIFReport.Location.Physical(
        artifactLocation: SARIFReport.Location.Physical.Artifact(
          uri: isAbsolute ? "file://" + path : path, uriBaseId: isAbsolute ? nil : "%SRCROOT%"),
        region: SARIFReport.Location.Physical.Region(
          startLine: place.line, startColumn: place.characterColumn)))
  }

  /// What needs no escape anywhere in a relative URI; a colon in its first part would make a scheme of it.
  private static let pathCharacters = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
}
