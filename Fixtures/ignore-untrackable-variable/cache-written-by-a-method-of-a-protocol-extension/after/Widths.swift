import SwiftUI

protocol Caching: AnyObject {
    var cache: [String: Int] { get set }
}

extension Caching {
    func cached(_ key: String, make: () -> Int) -> Int {
        if let value = cache[key] { return value }
        let value = make()
        cache[key] = value
        return value
    }
}

@Observable
final class Widths: Caching {
    var font = "body"
    @ObservationIgnored var cache: [String: Int] = [:]

    func width(of text: String) -> Int {
        cached(text) { text.count }
    }
}

struct WidthLabel: View {
    var widths: Widths
    let text: String

    var body: some View {
        Text("\(widths.width(of: text))").bold(widths.font == "bold")
    }
}
