package import SourceText

/// The report with every place resolved: what all forms but plain text are made from, and what the JSON form is.
///
/// `Documentation/report.schema.json` describes it. A change that breaks readers of the JSON raises `formatVersion`.
package struct ReportDocument: Encodable, Sendable {
  package struct Place: Encodable, Hashable, Sendable {
    package let path: String
    package let line: Int
    /// In bytes, as compilers count.
    package let column: Int
    /// In characters, as SARIF counts.
    let characterColumn: Int
    /// The text of the line; empty where there is none.
    let code: String

    package init(
      path: String, line: Int, column: Int, characterColumn: Int? = nil, code: String = ""
    ) {
      self.path = path
      self.line = line
      self.column = column
      self.characterColumn = characterColumn ?? column
      self.code = code
    }

    package var text: String { "\(path):\(line):\(column)" }

    private enum CodingKeys: CodingKey { case path, line, column }
  }

  /// One place on the way to a message, and what the code does there.
  package struct Step: Encodable, Hashable, Sendable {
    let message: String
    let place: Place
  }

  package struct Message: Encodable, Hashable, Sendable {
    package let id: String
    /// `warning`, `note` or `error`.
    package let severity: String
    package let message: String
    /// Nil where it is about no file.
    package let place: Place?
    /// The places that lead to it, in the order of execution; nil where no analysis followed any.
    let trace: [Step]?

    package init(id: String, severity: String, message: String, place: Place?) {
      self.init(id: id, severity: severity, message: message, place: place, trace: [])
    }

    init(id: String, severity: String, message: String, place: Place?, trace: [Step]) {
      self.id = id
      self.severity = severity
      self.message = message
      self.place = place
      self.trace = trace.isEmpty ? nil : trace
    }

    /// As in the text form.
    ///
    /// - Parameter otherwise: what stands for the place where there is none.
    package func line(at otherwise: String = "observe-migrate") -> String {
      "\(place?.text ?? otherwise): \(severity): \(message) [\(id)]"
    }
  }

  package enum Outcome: String, Encodable, Sendable {
    case migrated, blocked, skipped, foreign
    case heldBack = "held-back"
    case putBack = "put-back"
    case onlyRead = "only-read"
  }

  /// One observable type. Types are named by their place in `types`, from 0, since names may be used twice.
  package struct TypeRecord: Encodable, Sendable {
    package let name: String
    package let place: Place
    /// What its file is compiled into: a module, or targets of Xcode projects; empty if unknown.
    let modules: [String]
    package let outcome: Outcome
    package let severity: String
    package let message: String
    /// Which of `units` it is in; nil for a foreign type.
    package let unit: Int?
    /// What of it is rewritten.
    let properties: Int
    let uses: Int
    package let reasons: [Message]
    /// The places in `notes` of what is to be looked at when it moves.
    package let notes: [Int]
    /// Those that hold it back, or that it is skipped with.
    let because: [Int]
    /// Whether a baseline tolerates it; nil without one.
    package var inBaseline: Bool?

    /// Whether it is of the old system, in a file that may be changed.
    package var isOld: Bool { outcome != .foreign && outcome != .onlyRead }
    var isHeld: Bool { [.blocked, .heldBack, .putBack].contains(outcome) }
  }

  /// Types that move together or not at all.
  package struct Unit: Encodable, Sendable {
    struct Tie: Encodable, Sendable {
      let types: [Int]
      let place: Place
    }

    let types: [Int]
    let moves: Bool
    /// Whether it moves with `--best-effort`.
    let isFreedByReview: Bool
    /// The options, not given, that move all of it, fewest first; empty where none do or it moves without.
    let movesWith: [String]
    /// What ties the types together.
    let ties: [Tie]
    /// What moving it changes, or would change besides what its reasons are about; empty where nobody wants to see it.
    let changes: [Change]

    private enum CodingKeys: CodingKey { case types, moves, isFreedByReview, movesWith, ties }
  }

  /// The edits of a file for one unit.
  package struct Change: Sendable {
    let file: SourceFile
    let edits: SourceEdits

    package init(_ file: SourceFile, _ edits: SourceEdits) {
      self.file = file
      self.edits = edits
    }
  }

  struct Summary: Encodable, Sendable {
    struct Reason: Encodable, Sendable {
      let id: String
      let types: Int
    }

    let migratedTypes: Int
    let types: Int
    let properties: Int
    let uses: Int
    let changedFiles: Int
    let files: Int
    let blockedTypes: Int
    let notes: Int
    let reasons: [Reason]
    /// As in the text form.
    let lines: [String]
  }

  /// What would free most of what is held back.
  struct NextStep: Encodable, Sendable {
    enum Kind: String, Encodable, Sendable {
      case bestEffort = "best-effort"
      case reasons
    }

    let kind: Kind
    /// How many types would move.
    let types: Int
    /// How many reasons are to be solved, and a type that has them.
    let reasons: Int?
    let type: Int?
  }

  /// Options that were not given, and how many types move with them besides.
  struct OptionStep: Encodable, Sendable {
    let options: [String]
    let types: Int
  }

  /// Types that move only because of those that were asked for.
  struct Companions: Encodable, Sendable {
    let types: [String]
    let of: [String]
  }

  static let formatVersion = 1

  let formatVersion = Self.formatVersion
  let toolVersion = ToolVersion.current
  let summary: Summary
  let nextStep: NextStep?
  let optionSteps: [OptionStep]
  package private(set) var types: [TypeRecord]
  package let units: [Unit]
  package let notes: [Message]
  let deploymentTargets: [Message]
  let companions: [Companions]
  /// Entries of the baseline that can go; nil without a baseline.
  package private(set) var doneInBaseline: [Message]?

  /// - Parameter index: of a type, in `types`.
  package mutating func mark(inBaseline: (_ index: Int) -> Bool, done: [Message]) {
    for index in types.indices where types[index].isOld { types[index].inBaseline = inBaseline(index) }
    doneInBaseline = done
  }
}

extension ReportDocument {
  init(
    summary: Summary, nextStep: NextStep?, optionSteps: [OptionStep] = [], types: [TypeRecord], units: [Unit],
    notes: [Message],
    deploymentTargets: [Message], companions: [Companions]
  ) {
    self.summary = summary
    self.nextStep = nextStep
    self.optionSteps = optionSteps
    self.types = types
    self.units = units
    self.notes = notes
    self.deploymentTargets = deploymentTargets
    self.companions = companions
    doneInBaseline = nil
  }
}

extension ReportDocument {
  /// The types of the old system that a baseline does not have; none without one. Types that are left alone on request
  /// are none of them.
  package var newTypes: [(message: Message, reasons: [Message])] {
    types.filter { $0.inBaseline == false && $0.outcome != .skipped }.map { type in
      let message = Message(
        id: "not-in-baseline", severity: "error",
        message:
          "'\(type.name)' is of the old system, and the baseline does not have it; make it '@Observable', "
          + "or write the baseline anew",
        place: type.place)
      return (message, type.reasons)
    }
  }
}
