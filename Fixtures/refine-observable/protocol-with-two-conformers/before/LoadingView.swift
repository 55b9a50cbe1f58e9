import SwiftUI

struct LoadingView<Loader: Loading>: View {
    @ObservedObject var loader: Loader

    var body: some View {
        Toggle("Loading", isOn: $loader.isLoading)
    }
}
