import SwiftUI

struct DownloadView: View {
    var progress: Downloader.Progress

    var body: some View {
        Text("\(progress.fraction)")
    }
}
