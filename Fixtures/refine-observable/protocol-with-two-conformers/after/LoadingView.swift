import SwiftUI

struct LoadingView<Loader: Loading>: View {
    @Bindable var loader: Loader

    var body: some View {
        Toggle("Loading", isOn: $loader.isLoading)
    }
}
