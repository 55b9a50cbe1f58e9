protocol SessionDelegate: AnyObject {
  func sessionDidEnd()
}
