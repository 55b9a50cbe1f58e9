package import SourceText
package import SwiftModel
package import TestSupport

/// Small sources with marked places, read into a `ProjectIndex`.
///
/// A line of `--- Sources/Core/A.swift` begins a file of this path, and `--- A.swift [App, Widget]` one that two targets
/// of an Xcode project compile. Without such a line, all is one file. What is called `Package.swift` is the manifest of
/// a package.
package struct MarkedProject {
  package let files: [File]
  package let index: ProjectIndex

  package struct File {
    package let path: String
    package let marked: MarkedText
    package let targets: Set<String>

    /// As shown to people, relative to the root.
    package var source: SourceFile { SourceFile(path: path, bytes: Array(marked.text.utf8)) }
  }

  /// A marked place.
  package struct Place {
    package let file: Int
    package let offset: Int
  }

  package init(_ marked: String) {
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
  package var places: [Character: Place] {
    var places: [Character: Place] = [:]
    for (number, file) in files.enumerated() {
      for (marker, offset) in file.marked.offsets { places[marker] = Place(file: number, offset: offset) }
    }
    return places
  }

  /// The innermost type declaration around a place, as an index into the types of the file.
  package func enclosingType(of place: Place) -> Int? {
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
