import SwiftUI

enum Localization {
    static let key = "appLanguage"

    static var language: String { UserDefaults.standard.string(forKey: key) ?? "en" }
}

final class List: ObservableObject {
    @Published private(set) var rows: [Int] = []
    @Published var toast: String?

    func load() {
        rows.append(1)
        toast = nil
    }
}

final class Input: ObservableObject {
    @Published var selected = ""

    func select(_ code: String, for id: String) {
        selected = code
        UserDefaults.standard.set(code, forKey: id + "_language")
        UserDefaults.standard.set(true, forKey: "seen-\(id)")
    }
}

@MainActor let list = List()
@MainActor let input = Input()

struct ListView: View {
    @ObservedObject var model: List

    var body: some View {
        VStack {
            Text(Localization.language)
            count
        }.onAppear { input.select("x", for: "me") }
    }

    private var count: some View { Text("\(model.rows.count)") }
}

struct ContentView: View {
    @ObservedObject var model = input

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
