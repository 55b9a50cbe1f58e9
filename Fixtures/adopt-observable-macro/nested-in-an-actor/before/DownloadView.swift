import SwiftUI

struct DownloadView: View {
    @ObservedObject var progress: Downloader.Progress

    var body: some View {
        Text("\(progress.fraction)")
    }
}
