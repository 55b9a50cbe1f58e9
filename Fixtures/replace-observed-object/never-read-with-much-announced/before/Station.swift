import SwiftUI

func translated(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? key }

final class Station: ObservableObject {
    @Published var name = ""
    @Published var trains = 0
    @Published var isOpen = false
    @Published var platform = 1
    @Published var delay = 0.0
}

/// Nothing in the sources changes what it shows.
struct StationView: View {
    @ObservedObject var station: Station

    var body: some View { Text(translated("station")) }
}

struct Stop<Object: ObservableObject>: View {
    @ObservedObject var object: Object

    var body: some View { Text(translated("stop")) }
}

final class Bus: ObservableObject {
    @Published var line = 1
}

struct BusView: View {
    @ObservedObject var bus: Bus

    var body: some View {
        Text("\(bus.line)")
        Stop(object: bus)
    }
}

final class Language: ObservableObject {
    @Published var code = "en" { didSet { UserDefaults.standard.set(code, forKey: "title") } }
    @Published var region = ""
    @Published var script = ""
    @Published var variant = ""
    @Published var calendar = ""
}

/// What changes it announces the code.
struct TitleView: View {
    @ObservedObject var language: Language

    var body: some View { Text(translated("title")) }
}
