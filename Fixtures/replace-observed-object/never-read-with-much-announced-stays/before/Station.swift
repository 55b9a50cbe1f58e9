import SwiftUI

func translated(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? key }

final class Station: ObservableObject {
    @Published var name = ""
    @Published var trains = 0
    @Published var isOpen = false
    @Published var platform = 1
    @Published var delay = 0.0
}

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
