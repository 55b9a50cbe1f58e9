final class UploadsTests {
  func tearDown() { Uploads.reset() }
}
