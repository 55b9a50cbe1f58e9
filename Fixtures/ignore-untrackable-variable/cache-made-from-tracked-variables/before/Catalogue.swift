import SwiftUI

final class Picture {
    let name: String
    init(_ name: String) { self.name = name }
}

final class Catalogue: ObservableObject {
    @Published var titles: [String] = [] { didSet { sortedTitles = nil } }
    @Published var prefix = ""
    @Published var isAscending = true
    @Published var current = 0
    private var sortedTitles: [String]?
    private var labels: [Int: String] = [:]
    private var lengths: [String: Int] = [:]
    private var pictures: [String: Picture] = [:]

    /// Begins with what it is made from, as that is read only where nothing is kept.
    var sorted: [String] {
        if sortedTitles == nil { sort() }
        return sortedTitles ?? []
    }

    private func sort() {
        sortedTitles = isAscending ? titles.sorted() : titles.sorted(by: >)
    }

    func label(_ number: Int) -> String {
        if let label = labels[number] { return label }
        let label = prefixed("\(number)")
        labels[number] = label
        return label
    }

    private func prefixed(_ text: String) -> String { prefix + text }

    /// The tracked variable is read in any case.
    var currentLabel: String {
        let number = current
        if let label = labels[number] { return label }
        labels[number] = "current"
        return "current"
    }

    /// Made from nothing that is tracked.
    func length(of title: String) -> Int {
        if let length = lengths[title] { return length }
        lengths[title] = title.count
        return title.count
    }

    /// An object is not made anew when something changes.
    func picture(of title: String) -> Picture {
        if let picture = pictures[title] { return picture }
        let picture = Picture(prefix + title)
        pictures[title] = picture
        return picture
    }
}

struct CatalogueView: View {
    @StateObject private var catalogue = Catalogue()

    var body: some View {
        ForEach(catalogue.sorted, id: \.self) { title in
            Text("\(title) \(catalogue.length(of: title)) \(catalogue.picture(of: title).name)")
        }
        Text(catalogue.label(1) + catalogue.currentLabel)
    }
}
