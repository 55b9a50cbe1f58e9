import SourceText
import SwiftModel

/// The names of Core Data classes that Xcode generates from a data model, so that no source declares them. They are
/// found where such objects are fetched.
///
/// ```swift
/// let results: NSFetchedResultsController<Recipe>
/// ```
enum ManagedNames {
  static func all(in index: ProjectIndex) -> Set<String> {
    var names: Set<String> = []
    for generic in ["NSFetchRequest", "NSFetchedResultsController", "FetchedResults"] {
      for file in index.files(mentioning: generic) {
        let source = index.files[file].source
        for offset in source.offsets(of: generic) {
          if let name = source.argument(behind: offset + generic.utf8.count) { names.insert(name) }
        }
      }
    }
    // A fetch may give Apple's own types, too: identifiers, dictionaries, or any object.
    return names.filter { !$0.hasPrefix("NS") }
  }
}

extension SourceFile {
  /// `Recipe` of `<Recipe>`.
  fileprivate func argument(behind offset: Int) -> String? {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else { return nil }
    let rest = bytes[(offset + 1)...]
    let end = rest.firstIndex { !$0.continuesIdentifier } ?? bytes.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">"), end > offset + 1 else { return nil }
    return text(in: offset + 1..<end)
  }
}
