import Foundation
import SwiftUI

/// What is kept is made of the argument alone.
final class Sizes: ObservableObject {
    @Published var names = ["a"]
    @Published var unit = 1
    private var lengths: [String: Int] = [:]
    private var texts: [Int: String] = [:]
    private var formatters: [String: NumberFormatter] = [:]

    func length(of name: String) -> Int {
        if let known = lengths[name] { return known }
        let length = name.count
        lengths[name] = length
        return length
    }

    /// This one reads the unit only where nothing is kept.
    func text(of number: Int) -> String {
        if let known = texts[number] { return known }
        let text = "\(number * unit)"
        texts[number] = text
        return text
    }

    private func formatter(for locale: String) -> NumberFormatter {
        if let known = formatters[locale] { return known }
        let formatter = NumberFormatter()
        formatters[locale] = formatter
        return formatter
    }

    func formatted(_ number: Int) -> String {
        formatter(for: "en").string(from: NSNumber(value: number)) ?? ""
    }
}

/// An action keeps something there, too.
final class Pages: ObservableObject {
    @Published var number = 1
    private var known: [Int: String] = [:]

    func title(of page: Int) -> String {
        if let title = known[page] { return title }
        known[page] = "page"
        return "page"
    }

    func rename(_ page: Int, to title: String) {
        known[page] = title
        number += 1
    }
}

/// What is kept is made of what nothing observes.
final class Notes: ObservableObject {
    @Published var count = 1
    private var known: [String: String] = [:]

    func note(for key: String) -> String {
        if let note = known[key] { return note }
        let note = UserDefaults.standard.string(forKey: key) ?? ""
        known[key] = note
        return note
    }
}

struct SizesView: View {
    @ObservedObject var sizes: Sizes
    @ObservedObject var pages: Pages
    @ObservedObject var notes: Notes

    var body: some View {
        ForEach(sizes.names, id: \.self) { name in
            Text("\(sizes.length(of: name)) \(sizes.text(of: 2)) \(sizes.formatted(3))")
        }
        Text(pages.title(of: pages.number))
        Text("\(notes.count) \(notes.note(for: "a"))")
        Button("rename") { pages.rename(1, to: "first") }
    }
}
