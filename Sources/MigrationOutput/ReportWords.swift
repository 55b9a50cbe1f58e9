import MigrationPlanning

/// The words in brackets that are no identifiers of diagnostics, and what they mean.
enum ReportWords {
  static let all: KeyValuePairs<String, String> = [
    "migrated": "The type moves to '@Observable' with all of its uses.",
    "blocked": "The type stays an 'ObservableObject'; its reasons say why.",
    "held-back": "Nothing is wrong with the type, but it moves together with one that stays.",
    "put-back": "The type was moved, and is back, because the verify command fails with it.",
    "not-in-baseline": "The type is of the old system, and the baseline does not tolerate it.",
    "done-in-baseline": "The type is no longer of the old system; its line in the baseline can go.",
  ]
}

extension ReportDocument.TypeRecord {
  /// The word in brackets.
  var word: String {
    switch outcome {
    case .migrated, .blocked, .heldBack, .putBack: outcome.rawValue
    case .skipped: DiagnosticID.skippedOnRequest.rawValue
    case .onlyRead, .foreign: DiagnosticID.declaredElsewhere.rawValue
    }
  }
}

/// A message in pieces: plain text, and code that it quotes with `'`.
enum MessagePiece: Equatable {
  case text(String)
  case code(String)

  /// A quote that opens stands behind no letter, one that closes before none; so an apostrophe is neither.
  static func pieces(of message: String) -> [MessagePiece] {
    let characters = Array(message)
    var pieces: [MessagePiece] = []
    var start = 0
    var index = 0
    while index < characters.count {
      guard isQuote(characters, index, opening: true),
        let end = characters.indices.dropFirst(index + 2).first(where: {
          isQuote(characters, $0, opening: false)
        })
      else {
        index += 1
        continue
      }
      if start < index { pieces.append(.text(String(characters[start..<index]))) }
      pieces.append(.code(String(characters[(index + 1)..<end])))
      index = end + 1
      start = index
    }
    if start < characters.count { pieces.append(.text(String(characters[start...]))) }
    return pieces
  }

  /// A message in another form.
  ///
  /// - Parameters:
  ///   - code: makes what stands for a quotation.
  ///   - text: escapes what stands between quotations.
  static func text(
    of message: String, code: (String) -> String, text: (String) -> String
  ) -> String {
    pieces(of: message).map { piece in
      switch piece {
      case .code(let quoted): code(quoted)
      case .text(let plain): text(plain)
      }
    }.joined()
  }

  private static func isQuote(_ characters: [Character], _ index: Int, opening: Bool) -> Bool {
    guard characters[index] == "'" else { return false }
    let neighbour = opening ? index - 1 : index + 1
    guard characters.indices.contains(neighbour) else { return true }
    return !characters[neighbour].isLetter && !characters[neighbour].isNumber
  }
}
