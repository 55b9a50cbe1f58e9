import SwiftModel

/// The names of Core Data classes that Xcode generates from a data model, so that no source declares them. They are
/// found where such objects are fetched.
///
/// ```swift
/// let results: NSFetchedResultsController<Recipe>
/// ```
enum ManagedNames {
  static func all(in index: ProjectIndex, _ reader: ConcurrentReader) -> Set<String> {
    let fetches: Set<String> = ["NSFetchRequest", "NSFetchedResultsController", "FetchedResults"]
    let files = Set(fetches.flatMap(index.files(mentioning:))).sorted()
    let arguments = reader.map(files) { file in
      FactsReader.genericArguments(of: fetches, in: index.files[file].source)
    }.joined()
    let names = arguments.compactMap { argument -> String? in
      guard let name = argument.dottedName, name.count == 1 else { return nil }
      return name.last
    }
    // A fetch may give Apple's own types, too: identifiers, dictionaries, or any object.
    return Set(names.filter { !$0.hasPrefix("NS") })
  }
}
