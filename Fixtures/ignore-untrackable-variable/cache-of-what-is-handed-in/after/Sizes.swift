import Foundation
import SwiftUI

/// What is kept is made of the argument alone.
@Observable
final class Sizes {
    var names = ["a"]
    var unit = 1
    @ObservationIgnored private var lengths: [String: Int] = [:]
    @ObservationIgnored private var texts: [Int: String] = [:]
    @ObservationIgnored private var formatters: [String: NumberFormatter] = [:]

    func length(of name: String) -> Int {
        if let known = lengths[name] { return known }
        let length = name.count
        lengths[name] = length
        return length
    }

    /// This one reads the unit only where nothing is kept.
    func text(of number: Int) -> String {
        access(keyPath: \.unit)
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
@Observable
final class Pages {
    var number = 1
    @ObservationIgnored private var known: [Int: String] = [:]

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
@Observable
final class Notes {
    var count = 1
    @ObservationIgnored private var known: [String: String] = [:]

    func note(for key: String) -> String {
        if let note = known[key] { return note }
        let note = UserDefaults.standard.string(forKey: key) ?? ""
        known[key] = note
        return note
    }
}

struct SizesView: View {
    var sizes: Sizes
    var pages: Pages
    var notes: Notes

    var body: some View {
        ForEach(sizes.names, id: \.self) { name in
            Text("\(sizes.length(of: name)) \(sizes.text(of: 2)) \(sizes.formatted(3))")
        }
        Text(pages.title(of: pages.number))
        Text("\(notes.count) \(notes.note(for: "a"))")
        Button("rename") { pages.rename(1, to: "first") }
    }
}
