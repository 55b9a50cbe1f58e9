import SwiftUI

enum Localization {
    static let key = "appLanguage"

    static var language: String { UserDefaults.standard.string(forKey: key) ?? "en" }
}

@Observable
final class List {
    private(set) var rows: [Int] = []
    var toast: String? { didSet { withMutation(keyPath: \.toast) {} } }

    func load() {
        rows.append(1)
        toast = nil
    }
}

@Observable
final class Input {
    var selected = ""

    func select(_ code: String, for id: String) {
        selected = code
        UserDefaults.standard.set(code, forKey: id + "Language")
        UserDefaults.standard.set(true, forKey: "app\(id)")
    }
}

@MainActor let list = List()
@MainActor let input = Input()

struct ListView: View {
    var model: List

    var body: some View {
        let _ = model.toast
        VStack {
            Text(Localization.language)
            count
        }.onAppear { input.select("x", for: "me") }
    }

    private var count: some View { Text("\(model.rows.count)") }
}

struct ContentView: View {
    var model = input

    var body: some View {
        VStack {
            ListView(model: list)
            Text(model.selected)
            Button("Go") {
                list.load()
                model.select("de", for: "you")
            }
        }
    }
}
