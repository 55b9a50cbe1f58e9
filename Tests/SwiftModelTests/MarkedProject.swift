import SourceText
import SwiftModel
import TestSupport

/// Small sources with marked places, read into a `ProjectIndex`.
///
/// A line of `--- Sources/Core/A.swift` begins a file of this path, and `--- A.swift [App, Widget]` one that two targets
/// of an Xcode project compile. Without such a line, all is one file. What is called `Package.swift` is the manifest of
/// a package.
struct MarkedProject {
  let files: [File]
  let index: ProjectIndex

  struct File {
    let path: String
    let marked: MarkedText
    let targets: Set<String>

    /// As shown to people, relative to the root.
    var source: SourceFile { SourceFile(path: path, bytes: Array(marked.text.utf8)) }
  }

  /// A marked place.
  struct Place {
    let file: Int
    let offset: Int
  }

  init(_ marked: String) {
    let all = Self.files(in: marked)
    let sources = all.filter { !$0.path.hasSuffix("Package.swift") }
    let manifests = all.filter { $0.path.hasSuffix("Package.swift") }
    files = sources
    index = ProjectIndex(
      files: sources.map { FactsReader.facts(of: $0.source) }, paths: sources.map { "/" + $0.path },
      packages: Dictionary(
        uniqueKeysWithValues: manifests.map {
          ("/" + $0.path.dropLast("/Package.swift".count), $0.marked.text)
        }),
      targets: sources.allSatisfy(\.targets.isEmpty) ? [] : sources.map(\.targets))
  }

  /// Every marked place, by its marker.
  var places: [Character: Place] {
    var places: [Character: Place] = [:]
    for (number, file) in files.enumerated() {
      for (marker, offset) in file.marked.offsets { places[marker] = Place(file: number, offset: offset) }
    }
    return places
  }

  /// The innermost type declaration around a place, as an index into the types of the file.
  func enclosingType(of place: Place) -> Int? {
    index.files[place.file].types.lastIndex { $0.memberBlockRange.contains(place.offset) }
  }

  private static func files(in marked: String) -> [File] {
    var files: [(header: String, lines: [Substring])] = [("A.swift", [])]
    for line in marked.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        files.append((String(line.dropFirst(4)), []))
      } else {
        files[files.count - 1].lines.append(line)
      }
    }
    if files.count > 1, files[0].lines.isEmpty { files.removeFirst() }
    return files.map { file($0.header, text: $0.lines.joined(separator: "\n")) }
  }

  private static func file(_ header: String, text: String) -> File {
    let parts = header.split(separator: "[")
    let targets = parts.dropFirst().first?.split { ", ]".contains($0) }.map(String.init) ?? []
    let path = parts[0].prefix { $0 != " " }
    return File(path: String(path), marked: MarkedText(text), targets: Set(targets))
  }
}
