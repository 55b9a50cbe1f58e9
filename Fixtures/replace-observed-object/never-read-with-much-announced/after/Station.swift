import SwiftUI

func translated(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? key }

@Observable
final class Station {
    var name = ""
    var trains = 0
    var isOpen = false
    var platform = 1
    var delay = 0.0

    /// Lets the view that calls it depend on all that the object announces.
    func observeChanges() {
        access(keyPath: \.name)
        access(keyPath: \.trains)
        access(keyPath: \.isOpen)
        access(keyPath: \.platform)
        access(keyPath: \.delay)
    }
}

/// Nothing in the sources changes what it shows.
struct StationView: View {
    var station: Station

    var body: some View {
        let _ = station.observeChanges()
        Text(translated("station"))
    }
}

struct Stop<Object: AnyObject & Observable>: View {
    var object: Object

    var body: some View { Text(translated("stop")) }
}

@Observable
final class Bus {
    var line = 1
}

struct BusView: View {
    var bus: Bus

    var body: some View {
        Text("\(bus.line)")
        Stop(object: bus)
    }
}

@Observable
final class Language {
    var code = "en" { didSet { UserDefaults.standard.set(code, forKey: "title") } }
    var region = ""
    var script = ""
    var variant = ""
    var calendar = ""
}

/// What changes it announces the code.
struct TitleView: View {
    var language: Language

    var body: some View {
        let _ = language.code
        Text(translated("title"))
    }
}
