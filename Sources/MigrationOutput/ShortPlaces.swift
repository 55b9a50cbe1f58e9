import MigrationPlanning
import SourceText

/// Places as a person reads them: `Feed.swift:12`, with as many folders as tell the file from others of its name.
struct ShortPlaces {
  private let files: [SourceFile]
  private let showsWholePaths: Bool
  /// How many folders and the name tell each file from the others.
  private let lengths: [Int]

  init(_ files: [SourceFile], showsWholePaths: Bool) {
    self.files = files
    self.showsWholePaths = showsWholePaths
    lengths = showsWholePaths ? [] : Self.lengths(of: files.map { $0.path.split(separator: "/") })
  }

  private static func lengths(of paths: [[Substring]]) -> [Int] {
    var lengths = Array(repeating: 1, count: paths.count)
    var open = Array(paths.indices)
    while !open.isEmpty {
      let groups = Dictionary(grouping: open) { paths[$0].suffix(lengths[$0]) }
      open = groups.values.filter { $0.count > 1 }.flatMap { $0 }.filter { lengths[$0] < paths[$0].count }
      for index in open { lengths[index] += 1 }
    }
    return lengths
  }

  func path(of file: Int) -> String {
    if showsWholePaths { return files[file].path }
    return files[file].path.split(separator: "/").suffix(lengths[file]).joined(separator: "/")
  }

  func line(of location: SourceLocation) -> Int {
    files[location.file].lines.position(at: location.offset).line
  }

  func text(_ location: SourceLocation) -> String { "\(path(of: location.file)):\(line(of: location))" }

  /// `Feed.swift:12, 14, FeedView.swift:3 and 5 more`
  func text(_ locations: [SourceLocation], upTo limit: Int) -> String {
    let places = locations.map { (file: $0.file, line: line(of: $0), text: text($0)) }.uniqued { $0.text }
    var words: [String] = []
    var last: Int?
    for place in places.prefix(limit) {
      words.append(last == place.file ? "\(place.line)" : place.text)
      last = place.file
    }
    let rest = places.count - words.count
    return words.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  // MARK: Code

  /// `Feed.swift:12: $text.sink { … }`
  func lineOfCode(at location: SourceLocation) -> [String] {
    let file = files[location.file]
    let code = Self.characters(of: file, in: file.lines.lineRange(containing: location.offset))
    return ["\(text(location)): \(String(code.drop { $0 == " " || $0 == "\t" }))"]
  }

  /// The line of code at a place, with a caret under it.
  func quotation(at location: SourceLocation) -> [String] {
    let file = files[location.file]
    let range = file.lines.lineRange(containing: location.offset)
    let line = Self.characters(of: file, in: range)
    let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
    let column = Self.characters(of: file, in: range.lowerBound..<location.offset).count
    let code = line.dropFirst(indentation).map { $0 == "\t" ? " " : $0 }
    let caret = column - indentation
    guard caret >= 0, caret < code.count else { return [] }
    let start = caret > Self.width * 3 / 4 ? caret - Self.width / 4 : 0
    let shown = (start > 0 ? ["…"] : []) + code.dropFirst(start).prefix(Self.width)
    let length = max(1, code.dropFirst(caret).prefix { Self.isOfName($0) }.count)
    let marks = "^" + String(repeating: "~", count: min(length, Self.width - (caret - start)) - 1)
    let number = "\(self.line(of: location))"
    let gutter = String(repeating: " ", count: number.count)
    let margin = String(repeating: " ", count: caret - start + (start > 0 ? 1 : 0))
    return [
      "\(number) | " + String(shown) + (code.count > start + Self.width ? "…" : ""),
      "\(gutter) | \(margin)\(marks)",
    ]
  }

  /// How much of a line is shown.
  private static let width = 90

  private static func characters(of file: SourceFile, in range: Range<Int>) -> [Character] {
    file.text(in: range).filter { !$0.isNewline }.map { $0 }
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ["_", "$", "@", "`"].contains(character)
  }
}
