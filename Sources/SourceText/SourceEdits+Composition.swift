extension SourceEdits {
  /// The edits of the result that give the original back.
  package func inverted(in original: [UInt8]) -> SourceEdits {
    SourceEdits(
      inOrder: zip(edits, resultingRanges).map { edit, range in
        SourceEdit(range: range, replacement: String(decoding: original[edit.range], as: UTF8.self))
      })
  }

  /// The composition of these edits with later ones, as edits of the original.
  ///
  /// - Parameters:
  ///   - later: edits of the result of these, within it.
  ///   - count: the number of bytes of the original.
  package func followed(by later: SourceEdits, inOriginalOf count: Int) -> SourceEdits {
    let pieces = pieces(ofOriginal: count)
    var changed: [Piece] = []
    var position = 0
    for edit in later.edits {
      changed += Self.slice(pieces, position..<edit.range.lowerBound)
      changed.append(.written(Array(edit.replacement.utf8)))
      position = edit.range.upperBound
    }
    changed += Self.slice(pieces, position..<pieces.reduce(0) { $0 + $1.count })
    return Self.edits(making: changed, ofOriginal: count)
  }

  /// Maps a byte offset of the original to the result; an offset within a replaced range, to where the replacement
  /// begins.
  package func resultOffset(of offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      if edit.range.lowerBound > offset { break }
      if edit.range.upperBound > offset { return edit.range.lowerBound + shift }
      shift += edit.replacement.utf8.count - edit.range.count
    }
    return offset + shift
  }

  /// A part of the result: a range of the original, or new bytes.
  private enum Piece {
    case kept(Range<Int>)
    case written([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .written(let bytes): bytes.count
      }
    }

    func part(_ range: Range<Int>) -> Piece {
      switch self {
      case .kept(let own): .kept((own.lowerBound + range.lowerBound)..<(own.lowerBound + range.upperBound))
      case .written(let bytes): .written(Array(bytes[range]))
      }
    }
  }

  private func pieces(ofOriginal count: Int) -> [Piece] {
    var pieces: [Piece] = []
    var position = 0
    for edit in edits {
      pieces += [.kept(position..<edit.range.lowerBound), .written(Array(edit.replacement.utf8))]
      position = edit.range.upperBound
    }
    return pieces + [.kept(position..<count)]
  }

  private static func slice(_ pieces: [Piece], _ range: Range<Int>) -> [Piece] {
    var start = 0
    var parts: [Piece] = []
    for piece in pieces {
      let own = range.clamped(to: start..<(start + piece.count))
      if !own.isEmpty { parts.append(piece.part((own.lowerBound - start)..<(own.upperBound - start))) }
      start += piece.count
    }
    return parts
  }

  private static func edits(making pieces: [Piece], ofOriginal count: Int) -> SourceEdits {
    var edits: [SourceEdit] = []
    var written: [UInt8] = []
    var position = 0
    for piece in pieces + [.kept(count..<count)] {
      switch piece {
      case .written(let bytes): written += bytes
      case .kept(let range):
        if range.lowerBound > position || !written.isEmpty {
          edits.append(
            SourceEdit(
              range: position..<range.lowerBound, replacement: String(decoding: written, as: UTF8.self)))
        }
        written = []
        position = range.upperBound
      }
    }
    return SourceEdits(inOrder: edits)
  }
}
