import SwiftUI

final class Loader: ObservableObject {
    static let shared = Loader()
    @Published var assets: [String] = []

    func add(_ asset: String) {
        assets.append(asset)
        UserDefaults.standard.set(assets, forKey: "activeDownloads")
    }
}

/// Nothing changes what it shows of the user defaults.
struct EpisodeView: View {
    let name: String
    @ObservedObject private var loader = Loader.shared
    private var isWatched: Bool { UserDefaults.standard.double(forKey: "lastPlayed") > 0.9 }

    var body: some View { Button(isWatched ? "Again" : name) { loader.add(name) } }
}

/// What is added changes it.
struct DownloadsView: View {
    @ObservedObject private var loader = Loader.shared
    private var names: [String] { UserDefaults.standard.stringArray(forKey: "activeDownloads") ?? [] }

    var body: some View { Button(names.joined()) { loader.add("news") } }
}
