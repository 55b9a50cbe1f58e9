import SwiftUI

/// What its initializer calls stands in an extension, which sees the private storage in the same file.
@Observable
final class License {
    var text: String
    var note: String?
    private(set) var summary = ""

    init(text: String) {
        self.text = text
        note = text.isEmpty ? nil : "short"
        fillIn()
        summarize()
    }

    func change() {
        text += "+"
        note = "changed"
    }
}

extension License {
    private func fillIn() {
        guard _text.isEmpty else { return }
        DispatchQueue.main.async { self.text = "MIT" }
    }
}

private extension License {
    func summarize() {
        guard let note = _note else { return }
        let count = [note].map { [text = _text] in $0.count + text.count }.reduce(0, +)
        summary = "\(note) \(self._text) \(count)"
    }
}

struct LicenseView: View {
    var license: License

    var body: some View {
        Text("\(license.text) \(license.note ?? "none") \(license.summary)")
        Button("change") { license.change() }
    }
}

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        Text("count \(count)")
        LicenseView(license: License(text: "BSD"))
        Button("count") { count += 1 }
    }
}
